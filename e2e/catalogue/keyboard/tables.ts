import { agendaList } from './agenda-list'
import { avatarPicker } from './avatar-picker'
import { breadcrumb } from './breadcrumb'
import { button } from './button'
import { buttonLink } from './button-link'
import { checkbox } from './checkbox'
import { chipGroup } from './chip-group'
import { codeField } from './code-field'
import { collapsible } from './collapsible'
import { combobox } from './combobox'
import { dateField } from './date-field'
import { dateRangeField } from './date-range-field'
import { dayTimeline } from './day-timeline'
import { dialog } from './dialog'
import { documentField } from './document-field'
import { drawer } from './drawer'
import { errorSummary } from './error-summary'
import { fileDrop } from './file-drop'
import { filterPanel } from './filter-panel'
import { iconButton } from './icon-button'
import type { KeyboardTable } from './keyboard-table'
import { linkRow } from './link-row'
import { maskedText } from './masked-text'
import { menu } from './menu'
import { multiSelect } from './multi-select'
import { noteTag } from './note-tag'
import { pagination } from './pagination'
import { phoneField } from './phone-field'
import { photoField } from './photo-field'
import { popover } from './popover'
import { question } from './question'
import { radioGroup } from './radio-group'
import { segmentedControl } from './segmented-control'
import { select, timeField } from './select'
import { sidebar } from './sidebar'
import { skipLink } from './skip-link'
import { switchTable } from './switch'
import { table } from './table'
import { tabs } from './tabs'
import { numberField, passwordField, searchField, textArea, textField } from './text-fields'
import { textLink } from './text-link'
import { toastProvider } from './toast-provider'
import { tooltip } from './tooltip'
import { transferList } from './transfer-list'
import { tree } from './tree'
import { weekCalendar } from './week-calendar'
import { weekdayPicker } from './weekday-picker'

/** The keyboard tables of all components that have keyboard notes in the catalogue. */
export const keyboardTables: KeyboardTable[] = [
  agendaList,
  avatarPicker,
  breadcrumb,
  button,
  buttonLink,
  checkbox,
  chipGroup,
  codeField,
  collapsible,
  combobox,
  dateField,
  dateRangeField,
  dialog,
  documentField,
  drawer,
  errorSummary,
  fileDrop,
  filterPanel,
  iconButton,
  linkRow,
  maskedText,
  menu,
  multiSelect,
  numberField,
  noteTag,
  pagination,
  passwordField,
  phoneField,
  photoField,
  popover,
  question,
  radioGroup,
  searchField,
  segmentedControl,
  select,
  sidebar,
  skipLink,
  switchTable,
  table,
  tabs,
  textArea,
  textField,
  textLink,
  timeField,
  dayTimeline,
  toastProvider,
  tooltip,
  transferList,
  tree,
  weekCalendar,
  weekdayPicker,
]
