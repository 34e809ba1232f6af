import { keepPreviousData } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useListCoResidents } from '@/api/generated/co-residents/co-residents'
import type { ResidentRow } from '@/api/generated/model/residentRow'
import { useRefusals } from '@/patterns/access/use-refusals'
import { recordsAddress } from '../detail/records-address'
import { useLot } from '../detail/use-lot'
import { useRecordsAddress } from '../detail/use-records-address'
import { coResidentColumns, coResidentOrderings } from './columns'
import { ResidentsTable } from './ResidentsTable'

const address = recordsAddress(coResidentOrderings)

/** The table of the lot's owners and co-residents. */
export function CoResidentsTable() {
  const { rp, propertyId, personId } = useLot()
  const { state, request, search } = useRecordsAddress(address)
  const query = useListCoResidents(rp, propertyId, request, { query: { placeholderData: keepPreviousData } })
  const reasonOf = useRefusals()
  const refusalOf = useCallback(
    ({ email, person_id }: ResidentRow) =>
      reasonOf('coResident.remove', { email, isOneself: person_id === personId }),
    [reasonOf, personId],
  )
  return (
    <ResidentsTable
      kind="coResident"
      columns={coResidentColumns}
      query={query}
      state={state}
      search={search}
      refusalOf={refusalOf}
    />
  )
}
