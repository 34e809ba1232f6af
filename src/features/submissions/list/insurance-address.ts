import * as v from 'valibot'
import { InsuranceOrdering } from '@/api/generated/model/insuranceOrdering'
import type { ListInsuranceSubmissionsParams } from '@/api/generated/model/listInsuranceSubmissionsParams'
import { tableAddress } from '@/patterns/data-table/table-address'
import { searchDay, searchText } from '@/patterns/filters/search-text'
import { statusesSaid } from './status-said'

/** How long what is looked for may be: the contract's limits. */
export const longest = { persona: 100, compania: 100, poliza: 50 } as const

const filters = v.object({
  estado: v.picklist(statusesSaid),
  persona: searchText(longest.persona),
  compania: searchText(longest.compania),
  poliza: searchText(longest.poliza),
  desde: searchDay,
  hasta: searchDay,
  vence: searchDay,
})

/** To what the insurance submissions are narrowed, as the address says it. */
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

/** What the address of the insurance submissions says. The newest come first. */
export const insuranceAddress = tableAddress({
  orderings: Object.values(InsuranceOrdering),
  ordering: '-created_at',
  filters,
  unfiltered,
})

/** The filters as the contract calls them. */
export const toRequest = (said: InsuranceFilters) =>
  ({
    submission_type: 'INSURANCE',
    status: said.estado || undefined,
    person_full_name: said.persona.trim() || undefined,
    company_name: said.compania.trim() || undefined,
    policy_number: said.poliza.trim() || undefined,
    from_date: said.desde || undefined,
    to_date: said.hasta || undefined,
    expiration_date: said.vence || undefined,
  }) satisfies ListInsuranceSubmissionsParams
