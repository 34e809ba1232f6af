import { button } from './button'
import { buttonLink } from './button-link'
import { checkbox } from './checkbox'
import { codeField } from './code-field'
import { collapsible } from './collapsible'
import { documentField } from './document-field'
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
]
