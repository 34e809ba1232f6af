import type { Pet } from '@/api/generated/model/pet'
import { PetOrdering } from '@/api/generated/model/petOrdering'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import type { DataColumn } from '@/patterns/data-table/data-column'
import { NameWithPhoto } from '../photos/NameWithPhoto'
import { copy } from './copy'

export const petOrderings = Object.values(PetOrdering)

type Column = DataColumn<Pet> & { id: Exclude<PetOrdering, `-${string}`> }

/** The Administration's word, which nobody changes here. */
const doNothing = () => {}

/** The pets of a lot. */
export const columns: readonly Column[] = [
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
