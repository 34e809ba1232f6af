import type { SpecimenFile } from '../design-system/specimen'
import dataTable from './data-table/DataTable.specimens'

/** Every pattern with its specimens, in the order of the alphabet. */
export const patternFiles: SpecimenFile[] = [dataTable]
