import alert from './components/Alert/Alert.specimens'
import avatar from './components/Avatar/Avatar.specimens'
import avatarGroup from './components/AvatarGroup/AvatarGroup.specimens'
import badge from './components/Badge/Badge.specimens'
import button from './components/Button/Button.specimens'
import buttonLink from './components/ButtonLink/ButtonLink.specimens'
import card from './components/Card/Card.specimens'
import checkbox from './components/Checkbox/Checkbox.specimens'
import dateField from './components/DateField/DateField.specimens'
import descriptionList from './components/DescriptionList/DescriptionList.specimens'
import emptyState from './components/EmptyState/EmptyState.specimens'
import errorPage from './components/ErrorPage/ErrorPage.specimens'
import errorSummary from './components/ErrorSummary/ErrorSummary.specimens'
import fieldGroup from './components/FieldGroup/FieldGroup.specimens'
import grid from './components/Grid/Grid.specimens'
import heading from './components/Heading/Heading.specimens'
import iconButton from './components/IconButton/IconButton.specimens'
import inline from './components/Inline/Inline.specimens'
import numberField from './components/NumberField/NumberField.specimens'
import pagination from './components/Pagination/Pagination.specimens'
import passwordField from './components/PasswordField/PasswordField.specimens'
import qrCode from './components/QrCode/QrCode.specimens'
import resultScreen from './components/ResultScreen/ResultScreen.specimens'
import searchField from './components/SearchField/SearchField.specimens'
import segmentedControl from './components/SegmentedControl/SegmentedControl.specimens'
import select from './components/Select/Select.specimens'
import skeleton from './components/Skeleton/Skeleton.specimens'
import skeletonGroup from './components/SkeletonGroup/SkeletonGroup.specimens'
import spinner from './components/Spinner/Spinner.specimens'
import stack from './components/Stack/Stack.specimens'
import tag from './components/Tag/Tag.specimens'
import text from './components/Text/Text.specimens'
import textArea from './components/TextArea/TextArea.specimens'
import textField from './components/TextField/TextField.specimens'
import textLink from './components/TextLink/TextLink.specimens'
import timeField from './components/TimeField/TimeField.specimens'
import tooltip from './components/Tooltip/Tooltip.specimens'
import transferList from './components/TransferList/TransferList.specimens'
import visuallyHidden from './components/VisuallyHidden/VisuallyHidden.specimens'
import weekdayCircles from './components/WeekdayCircles/WeekdayCircles.specimens'
import weekdayPicker from './components/WeekdayPicker/WeekdayPicker.specimens'
import type { SpecimenFile } from './specimen'

/** Every component of the design system with its specimens, in the order of the alphabet. */
export const specimenFiles: SpecimenFile[] = [
  alert,
  avatar,
  avatarGroup,
  badge,
  button,
  buttonLink,
  card,
  checkbox,
  dateField,
  descriptionList,
  emptyState,
  errorPage,
  errorSummary,
  fieldGroup,
  grid,
  heading,
  iconButton,
  inline,
  numberField,
  pagination,
  passwordField,
  qrCode,
  resultScreen,
  searchField,
  segmentedControl,
  select,
  skeleton,
  skeletonGroup,
  spinner,
  stack,
  tag,
  text,
  textArea,
  textField,
  textLink,
  timeField,
  tooltip,
  transferList,
  visuallyHidden,
  weekdayCircles,
  weekdayPicker,
]
