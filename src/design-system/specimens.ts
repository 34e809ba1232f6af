import agendaList from './components/AgendaList/AgendaList.specimens'
import alert from './components/Alert/Alert.specimens'
import appShell from './components/AppShell/AppShell.specimens'
import authLayout from './components/AuthLayout/AuthLayout.specimens'
import avatar from './components/Avatar/Avatar.specimens'
import avatarGroup from './components/AvatarGroup/AvatarGroup.specimens'
import avatarPicker from './components/AvatarPicker/AvatarPicker.specimens'
import badge from './components/Badge/Badge.specimens'
import breadcrumb from './components/Breadcrumb/Breadcrumb.specimens'
import button from './components/Button/Button.specimens'
import buttonLink from './components/ButtonLink/ButtonLink.specimens'
import buttonPlaceholder from './components/ButtonPlaceholder/ButtonPlaceholder.specimens'
import card from './components/Card/Card.specimens'
import checkbox from './components/Checkbox/Checkbox.specimens'
import chipGroup from './components/ChipGroup/ChipGroup.specimens'
import codeField from './components/CodeField/CodeField.specimens'
import collapsible from './components/Collapsible/Collapsible.specimens'
import combobox from './components/Combobox/Combobox.specimens'
import dateField from './components/DateField/DateField.specimens'
import dateRangeField from './components/DateRangeField/DateRangeField.specimens'
import dayTimeline from './components/DayTimeline/DayTimeline.specimens'
import descriptionList from './components/DescriptionList/DescriptionList.specimens'
import dialog from './components/Dialog/Dialog.specimens'
import documentField from './components/DocumentField/DocumentField.specimens'
import drawer from './components/Drawer/Drawer.specimens'
import emptyState from './components/EmptyState/EmptyState.specimens'
import errorPage from './components/ErrorPage/ErrorPage.specimens'
import errorSummary from './components/ErrorSummary/ErrorSummary.specimens'
import fieldGroup from './components/FieldGroup/FieldGroup.specimens'
import fileDrop from './components/FileDrop/FileDrop.specimens'
import filterPanel from './components/FilterPanel/FilterPanel.specimens'
import footer from './components/Footer/Footer.specimens'
import grid from './components/Grid/Grid.specimens'
import heading from './components/Heading/Heading.specimens'
import iconButton from './components/IconButton/IconButton.specimens'
import inline from './components/Inline/Inline.specimens'
import linkRow from './components/LinkRow/LinkRow.specimens'
import maskedText from './components/MaskedText/MaskedText.specimens'
import menu from './components/Menu/Menu.specimens'
import multiSelect from './components/MultiSelect/MultiSelect.specimens'
import noteTag from './components/NoteTag/NoteTag.specimens'
import noticeBar from './components/NoticeBar/NoticeBar.specimens'
import numberField from './components/NumberField/NumberField.specimens'
import pageHeader from './components/PageHeader/PageHeader.specimens'
import pageWidth from './components/PageWidth/PageWidth.specimens'
import pagination from './components/Pagination/Pagination.specimens'
import panelStrip from './components/PanelStrip/PanelStrip.specimens'
import passwordField from './components/PasswordField/PasswordField.specimens'
import phoneField from './components/PhoneField/PhoneField.specimens'
import photoField from './components/PhotoField/PhotoField.specimens'
import plate from './components/Plate/Plate.specimens'
import popover from './components/Popover/Popover.specimens'
import progress from './components/Progress/Progress.specimens'
import prose from './components/Prose/Prose.specimens'
import qrCode from './components/QrCode/QrCode.specimens'
import question from './components/Question/Question.specimens'
import radioGroup from './components/RadioGroup/RadioGroup.specimens'
import resultScreen from './components/ResultScreen/ResultScreen.specimens'
import rowActions from './components/RowActions/RowActions.specimens'
import scrollRow from './components/ScrollRow/ScrollRow.specimens'
import searchField from './components/SearchField/SearchField.specimens'
import seasonScene from './components/SeasonScene/SeasonScene.specimens'
import segmentedControl from './components/SegmentedControl/SegmentedControl.specimens'
import select from './components/Select/Select.specimens'
import sidebar from './components/Sidebar/Sidebar.specimens'
import skeleton from './components/Skeleton/Skeleton.specimens'
import skeletonGroup from './components/SkeletonGroup/SkeletonGroup.specimens'
import skipLink from './components/SkipLink/SkipLink.specimens'
import spinner from './components/Spinner/Spinner.specimens'
import splitView from './components/SplitView/SplitView.specimens'
import stack from './components/Stack/Stack.specimens'
import steps from './components/Steps/Steps.specimens'
import stickyActions from './components/StickyActions/StickyActions.specimens'
import storeBadge from './components/StoreBadge/StoreBadge.specimens'
import switchControl from './components/Switch/Switch.specimens'
import table from './components/Table/Table.specimens'
import tabs from './components/Tabs/Tabs.specimens'
import tag from './components/Tag/Tag.specimens'
import text from './components/Text/Text.specimens'
import textArea from './components/TextArea/TextArea.specimens'
import textField from './components/TextField/TextField.specimens'
import textLink from './components/TextLink/TextLink.specimens'
import thumbnail from './components/Thumbnail/Thumbnail.specimens'
import timeField from './components/TimeField/TimeField.specimens'
import timeline from './components/Timeline/Timeline.specimens'
import toastProvider from './components/Toaster/ToastProvider.specimens'
import tooltip from './components/Tooltip/Tooltip.specimens'
import topBar from './components/TopBar/TopBar.specimens'
import transferList from './components/TransferList/TransferList.specimens'
import tree from './components/Tree/Tree.specimens'
import unbroken from './components/Unbroken/Unbroken.specimens'
import visuallyHidden from './components/VisuallyHidden/VisuallyHidden.specimens'
import weekCalendar from './components/WeekCalendar/WeekCalendar.specimens'
import weekdayCircles from './components/WeekdayCircles/WeekdayCircles.specimens'
import weekdayPicker from './components/WeekdayPicker/WeekdayPicker.specimens'
import type { SpecimenFile } from './specimen'

/** Every component of the design system with its specimens, in alphabetical order. */
export const specimenFiles: SpecimenFile[] = [
  agendaList,
  alert,
  appShell,
  authLayout,
  avatar,
  avatarGroup,
  avatarPicker,
  badge,
  breadcrumb,
  button,
  buttonLink,
  buttonPlaceholder,
  card,
  checkbox,
  chipGroup,
  codeField,
  collapsible,
  combobox,
  dateField,
  dateRangeField,
  dayTimeline,
  descriptionList,
  dialog,
  documentField,
  drawer,
  emptyState,
  errorPage,
  errorSummary,
  fieldGroup,
  fileDrop,
  filterPanel,
  footer,
  grid,
  heading,
  iconButton,
  inline,
  linkRow,
  maskedText,
  menu,
  multiSelect,
  noteTag,
  noticeBar,
  numberField,
  pageHeader,
  pageWidth,
  pagination,
  panelStrip,
  passwordField,
  phoneField,
  photoField,
  plate,
  popover,
  progress,
  prose,
  qrCode,
  question,
  radioGroup,
  resultScreen,
  rowActions,
  scrollRow,
  searchField,
  seasonScene,
  segmentedControl,
  select,
  sidebar,
  skeleton,
  skeletonGroup,
  skipLink,
  spinner,
  splitView,
  stack,
  steps,
  stickyActions,
  storeBadge,
  switchControl,
  table,
  tabs,
  tag,
  text,
  textArea,
  textField,
  textLink,
  thumbnail,
  timeField,
  timeline,
  toastProvider,
  tooltip,
  topBar,
  transferList,
  tree,
  unbroken,
  visuallyHidden,
  weekCalendar,
  weekdayCircles,
  weekdayPicker,
]
