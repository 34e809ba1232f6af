import { breadcrumb } from './breadcrumb'
import { button } from './button'
import { buttonLink } from './button-link'
import { checkbox } from './checkbox'
import { codeField } from './code-field'
import { collapsible } from './collapsible'
import { documentField } from './document-field'
import { filterPanel } from './filter-panel'
import { iconButton } from './icon-button'
import type { KeyboardTable } from './keyboard-table'
import { menu } from './menu'
import { pagination } from './pagination'
import { phoneField } from './phone-field'
import { radioGroup } from './radio-group'
import { segmentedControl } from './segmented-control'
import { switchTable } from './switch'
import { tabs } from './tabs'
import { textLink } from './text-link'
import { tooltip } from './tooltip'
import { weekdayPicker } from './weekday-picker'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [
  button,
  buttonLink,
  checkbox,
  codeField,
  collapsible,
  documentField,
  iconButton,
  menu,
  pagination,
  phoneField,
  radioGroup,
  segmentedControl,
  switchTable,
  tabs,
  textLink,
  tooltip,
  weekdayPicker,
import { combobox } from './combobox'
import type { KeyboardTable } from './keyboard-table'
import { multiSelect } from './multi-select'
import { popover } from './popover'
import { segmentedControl } from './segmented-control'
import { select, timeField } from './select'
import { numberField, passwordField, searchField, textArea, textField } from './text-fields'
import { transferList } from './transfer-list'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [
  combobox,
  multiSelect,
  numberField,
  passwordField,
  popover,
  searchField,
  segmentedControl,
  select,
  textArea,
  textField,
  timeField,
  transferList,
import { dateField } from './date-field'
import { dateRangeField } from './date-range-field'
import { dialog } from './dialog'
import { drawer } from './drawer'
import { errorSummary } from './error-summary'
import { fileDrop } from './file-drop'
import type { KeyboardTable } from './keyboard-table'
import { photoField } from './photo-field'
import { question } from './question'
import { segmentedControl } from './segmented-control'
import { toastProvider } from './toast-provider'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [
  dateField,
  dateRangeField,
  dialog,
  drawer,
  errorSummary,
  fileDrop,
  photoField,
  question,
  segmentedControl,
  toastProvider,
]
import { table } from './table'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [breadcrumb, filterPanel, segmentedControl, table]
import { sidebar } from './sidebar'
import { skipLink } from './skip-link'
import { tree } from './tree'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [segmentedControl, sidebar, skipLink, tree]
