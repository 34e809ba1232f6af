import { tables } from '@/copy/tables'
import type { DataColumn } from '../data-table/data-column'
import { MaskedDocument } from './MaskedDocument'

/**
 * Returns the value and the cell of a column of masked document numbers. The value is the whole number, so that the table sorts
 * by it.
 */
export const createDocumentCells = <Row,>(
  getNumber: (row: Row) => string,
): Pick<DataColumn<Row>, 'value' | 'cell'> => ({
  value: getNumber,
  cell: (row) => {
    const number = getNumber(row)
    return number ? <MaskedDocument number={number} /> : tables.nothing
  },
})
