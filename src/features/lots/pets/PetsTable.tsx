import { PawPrint } from 'lucide-react'
import type { Pet } from '@/api/generated/model/pet'
import { PetOrdering } from '@/api/generated/model/petOrdering'
import { useListPets } from '@/api/generated/pets/pets'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { getPictureUrl } from '@/patterns/files/get-picture-url'
import { RecordsTable } from '../detail/RecordsTable'
import { NameWithPhoto } from '../photos/NameWithPhoto'
import { copy } from './copy'

type Column = DataColumn<Pet> & { id: Exclude<PetOrdering, `-${string}`> }

const columns: readonly Column[] = [
  {
    id: 'name',
    header: copy.name,
    value: ({ name }) => name,
    cell: ({ name, photo }) => <NameWithPhoto name={name} url={getPictureUrl(photo)} />,
    isRowHead: true,
    isSortable: true,
  },
  {
    id: 'documents_verified_flag',
    header: copy.documents,
    value: ({ documents_verified_flag }) => Number(documents_verified_flag),
    cell: ({ id, documents_verified_flag }) => (
      // The checkbox is disabled, because only the Administration changes the value.
      <Checkbox
        label={<VisuallyHidden>{copy.documents}</VisuallyHidden>}
        name={`documents-${id}`}
        value={documents_verified_flag}
        onChange={() => {}}
        disabled
      />
    ),
    isSortable: true,
  },
  { id: 'breed', header: copy.breed, value: ({ breed }) => breed, isSortable: true },
]

const orderings = Object.values(PetOrdering)
const getRowName = ({ name }: Pet) => name

export const PetsTable = () => (
  <RecordsTable
    useList={useListPets}
    orderings={orderings}
    columns={columns}
    getRowName={getRowName}
    audience="pets"
    searchLabel={copy.search}
    icon={<PawPrint size={20} />}
    emptyHint={copy.emptyHint}
    failureNotice={copy.listFailed}
  />
)
