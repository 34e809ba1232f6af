import { breadcrumb } from './breadcrumb'
import { filterPanel } from './filter-panel'
import type { KeyboardTable } from './keyboard-table'
import { segmentedControl } from './segmented-control'
import { table } from './table'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [breadcrumb, filterPanel, segmentedControl, table]
