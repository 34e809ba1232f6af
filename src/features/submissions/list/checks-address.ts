import * as v from 'valibot'
import { BackgroundCheckOrdering } from '@/api/generated/model/backgroundCheckOrdering'
import type { ListBackgroundCheckSubmissionsParams } from '@/api/generated/model/listBackgroundCheckSubmissionsParams'
import { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { tableAddress } from '@/patterns/data-table/use-table-address'
import { searchText } from '@/patterns/filters/search-text'

/** Values of the status filter in the address; '' means any. */
export const statusFilters = ['', ...Object.values(SubmissionStatus)] as const
export type StatusFilterValue = (typeof statusFilters)[number]

/** Maximum lengths of the search texts, from the contract. */
export const checkFilterLimits = { persona: 100, dni: 20 } as const

const filters = v.object({
  estado: v.picklist(statusFilters),
  persona: searchText(checkFilterLimits.persona),
  dni: searchText(checkFilterLimits.dni),
})

/** Filters of the background checks in the address. */
export type CheckFilters = v.InferOutput<typeof filters>

const unfiltered: CheckFilters = { estado: '', persona: '', dni: '' }

/** Address state of the background checks. The newest come first. */
export const checksAddress = tableAddress({
  orderings: Object.values(BackgroundCheckOrdering),
  ordering: '-created_at',
  filters,
  unfiltered,
})

/** Converts the filters into the operation's query parameters. */
export const toCheckListParams = (filters: CheckFilters) =>
  ({
    submission_type: 'BACKGROUND_CHECK',
    status: filters.estado || undefined,
    person_full_name: filters.persona.trim() || undefined,
    person_id_number: filters.dni.trim() || undefined,
  }) satisfies ListBackgroundCheckSubmissionsParams
