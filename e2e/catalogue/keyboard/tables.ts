import type { KeyboardTable } from './keyboard-table'
import { segmentedControl } from './segmented-control'
import { sidebar } from './sidebar'
import { skipLink } from './skip-link'
import { tree } from './tree'

/** The table of every component that takes the keyboard. */
export const keyboardTables: KeyboardTable[] = [segmentedControl, sidebar, skipLink, tree]
