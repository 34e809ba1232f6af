import {
  buildLiveSpecimen,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { TransferList } from './TransferList'
import type { TransferItem } from './transfer-item'

const people: TransferItem[] = [
  { id: '1', title: 'Ana Gómez', subtitle: 'ID 20111222' },
  { id: '2', title: 'Juana Pérez', subtitle: 'ID 30111222' },
  { id: '3', title: 'Maximiliano Bartolomé Fernández de la Fuente y Arrieta', subtitle: 'ID 40111222' },
]
const search = {
  value: '',
  onSearch: () => {},
  clearLabel: 'Clear',
  delay: 500,
  maxLength: 100,
  placeholder: 'Name or ID',
}
const available = {
  title: 'Contacts',
  getRowLabel: ({ title, subtitle }: TransferItem) => `Add ${title}, ${subtitle}`,
  search: { ...search, label: 'Search the contacts' },
  items: people,
}
const chosen = {
  title: 'Authorized',
  getRowLabel: ({ title, subtitle }: TransferItem) => `Remove ${title}, ${subtitle}`,
  search: { ...search, label: 'Search the authorized' },
  items: [] as TransferItem[],
}
const common = {
  label: 'People',
  name: 'people',
  available,
  chosen: { ...chosen, status: 'Nobody yet: press a contact.' },
  onAdd: () => {},
  onRemove: () => {},
  getAddedText: ({ title }: TransferItem) => `${title} was added`,
  getRemovedText: ({ title }: TransferItem) => `${title} was removed`,
}

export default {
  component: 'TransferList',
  purpose: 'Pasa personas de una lista a otra y muestra ambas.',
  keyboard: {
    Tab: 'Va a la búsqueda de un lado, a sus filas, que son una parada, y al otro lado.',
    'Flecha abajo, Flecha arriba': 'Van a la fila siguiente o a la anterior del lado.',
    'Inicio, Fin': 'Van a la primera o a la última fila del lado.',
    'Enter, Espacio': 'Pasan la fila al otro lado; el foco sigue en la fila siguiente.',
  },
  specimens: [
    ...buildVariants(TransferList, common, {
      'chosen-alone': { available: undefined, chosen: { ...chosen, items: people, countText: '3 of 25' } },
      'nobody-chosen': {
        available: {
          ...available,
          action: <Button size="sm">New contact</Button>,
          hasMore: true,
          loadMoreLabel: 'Load more',
        },
      },
      'hint-and-error': {
        required: true,
        hint: 'Everybody who may come in.',
        error: 'Choose at least one contact',
      },
      disabled: {
        disabled: true,
        available: { ...available, items: [] },
        chosen: { ...chosen, items: people, countText: '3' },
      },
      'loading-more': {
        available: { ...available, hasMore: true, isLoadingMore: true, loadMoreLabel: 'Load more' },
      },
      'edge-none': {
        available: { title: '', items: [], getRowLabel: available.getRowLabel },
        chosen: { title: '', items: [], getRowLabel: available.getRowLabel },
      },
      'edge-hundreds': {
        available: {
          ...available,
          countText: '100',
          items: manyOptions.slice(0, 100).map(({ value, label }) => ({ id: value, title: label })),
        },
      },
      'edge-long': {
        label: veryLongText,
        error: veryLongText,
        available: {
          ...available,
          title: veryLongText,
          countText: veryLongText,
          items: [{ id: '1', title: veryLongText, subtitle: veryLongText }],
          status: veryLongText,
          hasMore: true,
          loadMoreLabel: veryLongText,
        },
      },
    }),
    buildLiveSpecimen<TransferItem[]>('choosing', [], (value, setValue) => (
      <TransferList
        {...common}
        available={{ ...available, items: people.filter((person) => !value.includes(person)) }}
        chosen={{ ...common.chosen, items: value, status: value.length === 0 && common.chosen.status }}
        onAdd={(person) => setValue([...value, person])}
        onRemove={(person) => setValue(value.filter(({ id }) => id !== person.id))}
      />
    )),
  ],
} satisfies SpecimenFile
