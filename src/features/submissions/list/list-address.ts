import * as v from 'valibot'
import { BackgroundCheckOrdering } from '@/api/generated/model/backgroundCheckOrdering'
import { InsuranceOrdering } from '@/api/generated/model/insuranceOrdering'
import type { ListInsuranceSubmissionsParams } from '@/api/generated/model/listInsuranceSubmissionsParams'
import { SubmissionStatus } from '@/api/generated/model/submissionStatus'
import { createTableAddress } from '@/patterns/data-table/use-table-address'
import { searchDay, searchText } from '@/patterns/filters/search-text'

/** The values of the status filter in the address; '' stands for any status. */
export const statusFilters = ['', ...Object.values(SubmissionStatus)] as const

/** The maximum lengths that the contract sets for the text filters. */
export const filterLimits = { persona: 100, dni: 20, compania: 100, poliza: 50 } as const

const sharedFilters = { estado: v.picklist(statusFilters), persona: searchText(filterLimits.persona) }
const sharedUnfiltered = { estado: '', persona: '' } as const

export const insuranceAddress = createTableAddress({
  orderings: Object.values(InsuranceOrdering),
  ordering: '-created_at',
  filters: v.object({
    ...sharedFilters,
    compania: searchText(filterLimits.compania),
    poliza: searchText(filterLimits.poliza),
    desde: searchDay,
    hasta: searchDay,
    vence: searchDay,
  }),
  unfiltered: { ...sharedUnfiltered, compania: '', poliza: '', desde: '', hasta: '', vence: '' },
})

export const backgroundChecksAddress = createTableAddress({
  orderings: Object.values(BackgroundCheckOrdering),
  ordering: '-created_at',
  filters: v.object({ ...sharedFilters, dni: searchText(filterLimits.dni) }),
  unfiltered: { ...sharedUnfiltered, dni: '' },
})

type Filters = (typeof insuranceAddress)['unfiltered'] & (typeof backgroundChecksAddress)['unfiltered']

export type ListFilterValues = Pick<Filters, keyof typeof sharedFilters> & Partial<Filters>

/** Converts the filters of the address into query parameters of the API; an empty filter becomes undefined. */
export const toListParams = (filters: ListFilterValues) =>
  ({
    status: filters.estado || undefined,
    person_full_name: filters.persona.trim() || undefined,
    person_id_number: filters.dni?.trim() || undefined,
    company_name: filters.compania?.trim() || undefined,
    policy_number: filters.poliza?.trim() || undefined,
    from_date: filters.desde || undefined,
    to_date: filters.hasta || undefined,
    expiration_date: filters.vence || undefined,
  }) satisfies ListInsuranceSubmissionsParams & { person_id_number?: string }
