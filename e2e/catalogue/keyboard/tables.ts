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
