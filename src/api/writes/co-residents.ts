import {
  getCoResident,
  getCreateCoResidentMutationOptions,
  getDeleteCoResidentMutationOptions,
  getUpdateCoResidentMutationOptions,
  listCoResidents,
} from '../generated/co-residents/co-residents'
import { findResidentRow, getResidentSearch, hasResidentContent } from './compare-residents'
import { removal, repeatable, searchable } from './write'

export const coResidentWrites = {
  createCoResident: searchable(getCreateCoResidentMutationOptions, async ({ rp, pid, data }) => {
    const { results } = await listCoResidents(rp, pid, getResidentSearch(data))
    const row = findResidentRow(results, data)
    const resident = row && (await getCoResident(rp, pid, row.id))
    return resident && hasResidentContent(resident, data) ? resident : undefined
  }),
  updateCoResident: repeatable(getUpdateCoResidentMutationOptions),
  deleteCoResident: removal(getDeleteCoResidentMutationOptions),
}
