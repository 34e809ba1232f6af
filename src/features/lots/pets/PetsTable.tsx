import { keepPreviousData } from '@tanstack/react-query'
import { PawPrint } from 'lucide-react'
import { useCallback } from 'react'
import type { Pet } from '@/api/generated/model/pet'
import { PetOrdering } from '@/api/generated/model/petOrdering'
import { useListPets } from '@/api/generated/pets/pets'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { useFailureNotice } from '@/patterns/notify/use-failure-notice'
import { RecordsTable } from '../detail/RecordsTable'
import { recordsAddress } from '../detail/records-address'
import { useLot } from '../detail/use-lot'
import { useRecordActions } from '../detail/use-record-actions'
import { useRecordsAddress } from '../detail/use-records-address'
import { NameWithPhoto } from '../photos/NameWithPhoto'
import { copy } from './copy'

const petOrderings = Object.values(PetOrdering)

type Column = DataColumn<Pet> & { id: Exclude<PetOrdering, `-${string}`> }

/** The value is read-only here: only the Administration changes it. */
const doNothing = () => {}

const columns: readonly Column[] = [
  {
    id: 'name',
    header: copy.columns.name,
    value: ({ name }) => name,
    cell: ({ name, photo }) => <NameWithPhoto name={name} src={photo} />,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'documents_verified_flag',
    header: copy.columns.documents,
    value: ({ documents_verified_flag }) => Number(documents_verified_flag),
    cell: ({ id, documents_verified_flag }) => (
      <Checkbox
        label={<VisuallyHidden>{copy.columns.documents}</VisuallyHidden>}
        name={`documents-${id}`}
        value={documents_verified_flag}
        onChange={doNothing}
        disabled
      />
    ),
    isSortable: true,
  },
  { id: 'breed', header: copy.columns.breed, value: ({ breed }) => breed, isSortable: true },
]

const address = recordsAddress(petOrderings)

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
