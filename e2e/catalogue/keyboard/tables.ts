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
]
