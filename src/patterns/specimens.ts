import type { SpecimenFile } from '../design-system/specimen'

/**
 * Every pattern with its specimens, in the order of the alphabet. The catalogue draws them inside a router of their
 * own, a query client, the questions and the toasts; what else a pattern needs its specimens bring.
 */
export const patternFiles: SpecimenFile[] = []
import dataTable from './data-table/DataTable.specimens'

/** Every pattern with its specimens, in the order of the alphabet. */
export const patternFiles: SpecimenFile[] = [dataTable]
