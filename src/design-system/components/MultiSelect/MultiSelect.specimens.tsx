import {
  buildLiveVariants,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { MultiSelect } from './MultiSelect'

const labels = {
  open: 'Show the list',
  close: 'Hide the list',
  clear: 'Clear all',
  loading: 'Searching…',
  empty: 'No trade has that name.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 trade' : `${count} trades`),
  chosenLabel: 'Chosen trades',
  remove: (label: string) => `Remove ${label}`,
  removedMessage: (label: string) => `${label} was removed`,
  moreLabel: (count: number) => `and ${count} more`,
}
const common = {
  label: 'Trades',
  name: 'trades',
  labels,
  onChange: () => {},
  options: [
    { value: 'pool', label: 'Pool' },
    { value: 'garden', label: 'Garden' },
    { value: 'roof', label: 'Roof', description: 'With insurance only', disabled: true },
    { value: 'paint', label: 'Painting' },
    { value: 'long', label: 'Cleaning of windows that are higher up than a ladder of three metres reaches' },
  ],
}

export default {
  component: 'MultiSelect',
  purpose: 'Elige varias opciones entre muchas, escribiendo parte de sus nombres.',
  keyboard: {
    Tab: 'Va al texto, a los botones de la lista abierta y sale.',
    Letras: 'Abren la lista y la acotan; queda resaltada la primera coincidencia.',
    'Flecha abajo, Flecha arriba':
      'Abren la lista en la primera o la última opción; en la lista, avanzan o retroceden una.',
    Enter: 'Elige o quita la opción resaltada; la lista queda abierta para la próxima.',
    Escape: 'Cierra la lista y deshace lo escrito.',
    Retroceso: 'En un texto vacío: quita la última opción elegida.',
    'Flecha izquierda': 'En un texto vacío: va a la última opción elegida, y de ahí hacia la primera.',
    'Flecha derecha': 'Recorre las opciones elegidas de vuelta hacia el texto.',
    'Inicio, Fin': 'Entre las opciones elegidas: van a la primera o a la última.',
    Suprimir: 'Quita la opción elegida que tiene el foco.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(MultiSelect, common, {
      'nothing-chosen': { value: [] },
      hint: { value: ['pool', 'garden'], hint: 'The trades of the worker.' },
      error: { required: true, value: [], error: 'Choose at least one trade' },
      disabled: { disabled: true, value: ['pool', 'paint'] },
      'long-text': { value: ['long', 'pool', 'garden', 'paint'] },
      'edge-no-options': { value: ['removed'], options: [] },
      'edge-long': {
        label: veryLongText,
        error: veryLongText,
        value: ['a', 'b'],
        options: [
          { value: 'a', label: veryLongText },
          { value: 'b', label: '' },
        ],
      },
    }),
    ...buildLiveVariants(MultiSelect, common, {
      choosing: { value: ['garden', 'pool'] },
      'all-or-none': { value: [], labels: { ...labels, chooseAll: 'Choose all', chooseNone: 'Choose none' } },
      'edge-thousands': {
        value: manyOptions.map(({ value }) => value),
        labels: { ...labels, chooseAll: 'Choose all', chooseNone: 'Choose none' },
        options: manyOptions,
      },
    }),
  ],
} satisfies SpecimenFile
