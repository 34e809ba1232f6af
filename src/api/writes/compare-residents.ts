import type { CoResidentInput } from '../generated/model/coResidentInput'
import type { ResidentRow } from '../generated/model/residentRow'
import type { TenantInput } from '../generated/model/tenantInput'
import { findNewest, hasContent } from './compare-records'

type ResidentInput = CoResidentInput | TenantInput

/** Returns the search parameters that find the resident with the document number of an input. */
export const getResidentSearch = ({ id_number }: ResidentInput) => ({ search: id_number, page_size: 500 })

/**
 * Finds the resident with the identity document and the days of an input. A lot has at most one such resident, so the row of
 * the list is enough to find the resident.
 */
export function findResidentRow(rows: readonly ResidentRow[], input: ResidentInput): ResidentRow | undefined {
  const { id_type_code, id_number, from_date } = input
  const to_date = 'to_date' in input ? input.to_date : null
  return findNewest(rows.filter((row) => hasContent(row, { id_type_code, id_number, from_date, to_date })))
}

/**
 * Whether a resident has the content of the input that created it. A registered person keeps the stored names, and the stored
 * values of the optional fields that the input leaves blank. `original_photo_file_name` differs in responses.
 */
export function hasResidentContent(resident: object, input: ResidentInput): boolean {
  const { first_name: _first, last_name: _last, person_id: _caller, ...data } = input
  const { original_photo_file_name: _replaced, ...content } = data
  return hasContent(
    resident,
    Object.fromEntries(Object.entries(content).filter(([, value]) => value !== null)),
  )
}
