import type { KeyboardTable } from './keyboard-table'
import { segmentedControl } from './segmented-control'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [segmentedControl]
