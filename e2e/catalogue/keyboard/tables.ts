import type { KeyboardTable } from './keyboard-table'
import { segmentedControl } from './segmented-control'
import { tree } from './tree'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [segmentedControl, tree]
