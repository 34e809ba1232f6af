import { keepPreviousData } from '@tanstack/react-query'
import { PawPrint } from 'lucide-react'
import { useCallback } from 'react'
import type { Pet } from '@/api/generated/model/pet'
import { useListPets } from '@/api/generated/pets/pets'
import { useFailureNotice } from '@/patterns/notify/use-failure-notice'
import { RecordsTable } from '../detail/RecordsTable'
import { recordsAddress } from '../detail/records-address'
import { useLot } from '../detail/use-lot'
import { useRecordActions } from '../detail/use-record-actions'
import { useRecordsAddress } from '../detail/use-records-address'
import { columns, petOrderings } from './columns'
import { copy } from './copy'

const address = recordsAddress(petOrderings)

/** The pets of the lot. */
export function PetsTable() {
  const { rp, propertyId } = useLot()
  const { state, request, search } = useRecordsAddress(address)
  const query = useListPets(rp, propertyId, request, { query: { placeholderData: keepPreviousData } })
  useFailureNotice(query.error, copy.listFailed)
  const recordActions = useRecordActions('mascotas')
  const actionsOf = useCallback(({ id, name }: Pet) => recordActions(id, name), [recordActions])
  return (
    <RecordsTable
      caption={copy.caption}
      columns={columns}
      query={query}
      state={state}
      search={{ ...search, label: copy.search }}
      actionsOf={actionsOf}
      empty={{ icon: <PawPrint size={20} />, ...copy.empty }}
    />
  )
}
