import * as v from 'valibot'
import { InsuranceOrdering } from '@/api/generated/model/insuranceOrdering'
import type { ListInsuranceSubmissionsParams } from '@/api/generated/model/listInsuranceSubmissionsParams'
import { tableAddress } from '@/patterns/data-table/use-table-address'
import { searchDay, searchText } from '@/patterns/filters/search-text'
import { statusFilters } from './checks-address'

/** Maximum lengths of the search texts, from the contract. */
export const insuranceFilterLimits = { persona: 100, compania: 100, poliza: 50 } as const

const filters = v.object({
  estado: v.picklist(statusFilters),
  persona: searchText(insuranceFilterLimits.persona),
  compania: searchText(insuranceFilterLimits.compania),
  poliza: searchText(insuranceFilterLimits.poliza),
  desde: searchDay,
  hasta: searchDay,
  vence: searchDay,
})

/** Filters of the insurance submissions in the address. */
export type InsuranceFilters = v.InferOutput<typeof filters>

const unfiltered: InsuranceFilters = {
  estado: '',
  persona: '',
  compania: '',
  poliza: '',
  desde: '',
  hasta: '',
  vence: '',
}

/** Address state of the insurance submissions. The newest come first. */
export const insuranceAddress = tableAddress({
  orderings: Object.values(InsuranceOrdering),
  ordering: '-created_at',
  filters,
  unfiltered,
})

/** Converts the filters into the operation's query parameters. */
export const toInsuranceListParams = (filters: InsuranceFilters) =>
  ({
    submission_type: 'INSURANCE',
    status: filters.estado || undefined,
    person_full_name: filters.persona.trim() || undefined,
    company_name: filters.compania.trim() || undefined,
    policy_number: filters.poliza.trim() || undefined,
    from_date: filters.desde || undefined,
    to_date: filters.hasta || undefined,
    expiration_date: filters.vence || undefined,
  }) satisfies ListInsuranceSubmissionsParams
