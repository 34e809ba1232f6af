import { type ReactElement, useState } from 'react'
import {
  buildLiveVariants,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { matchOptions } from '../OptionList/match-options'
import { Combobox } from './Combobox'

const residents = [
  { value: '1', label: 'Ana Gómez', description: 'Lot 12' },
  { value: '2', label: 'Juana Pérez', description: 'Lot 7' },
  { value: '3', label: 'Empty lot', description: 'Lot 9', disabled: true },
  { value: '4', label: 'Martín Ñandú', description: 'Lot 31' },
  {
    value: '5',
    label: 'Maximiliano Bartolomé Fernández de la Fuente y Arrieta',
    description: 'Lot 104, on the corner behind the old mill',
  },
]
const labels = {
  open: 'Show the list',
  close: 'Hide the list',
  clear: 'Clear',
  loading: 'Searching…',
  empty: 'No resident has that name.',
  retry: 'Try again',
  count: (count: number) => (count === 1 ? '1 resident' : `${count} residents`),
}
const common = { label: 'Resident', name: 'resident', labels, options: residents, onChange: () => {} }

/** A Combobox that receives new options after each search, as from a server. */
function ServerSearch(): ReactElement {
  const [value, setValue] = useState('')
  const [text, setText] = useState('')
  return (
    <Combobox
      {...common}
      value={value}
      onChange={setValue}
      onSearch={setText}
      options={matchOptions(residents, text)}
    />
  )
}

/** A Combobox with which users create options. A new option is added to the list and chosen. */
function OptionCreation(): ReactElement {
  const [value, setValue] = useState('')
  const [options, setOptions] = useState(residents)
  const add = (label: string) => {
    setOptions([...options, { value: label, label, description: 'New' }])
    setValue(label)
  }
  return (
    <Combobox
      {...common}
      value={value}
      onChange={setValue}
      options={options}
      create={{ label: (text) => `Add “${text}”`, onCreate: add }}
    />
  )
}

export default {
  component: 'Combobox',
  purpose: 'Elige una opción entre muchas, escribiendo parte de su nombre.',
  keyboard: {
    Tab: 'Va al texto y sale: es una sola parada.',
    Letras: 'Abren la lista y la acotan; queda resaltada la primera coincidencia.',
    'Flecha abajo': 'Abre la lista en la opción elegida o en la primera; en la lista, avanza una.',
    'Flecha arriba': 'Abre la lista en la opción elegida o en la última; en la lista, retrocede una.',
    'Av Pág, Re Pág': 'Avanzan o retroceden diez opciones en la lista.',
    'Alt + Flecha abajo': 'Abre la lista sin moverse.',
    'Alt + Flecha arriba': 'Cierra la lista.',
    Enter: 'Elige la opción resaltada; una lista abierta nunca envía el formulario.',
    Escape: 'Cierra la lista y deshace lo escrito.',
  },
  conformance: 'input',
  specimens: [
    ...buildVariants(Combobox, common, {
      'nothing-chosen': { value: '' },
      hint: { value: '2', hint: 'By name or by lot.', placeholder: 'Name or lot' },
      error: { required: true, value: '', error: 'Choose a resident' },
      disabled: { disabled: true, value: '4' },
      'long-text': { value: '5' },
      loading: { options: [], isLoading: true, onSearch: () => {}, value: '' },
      failure: {
        options: [],
        failure: 'The residents could not be searched.',
        onRetry: () => {},
        value: '2',
        valueLabel: 'Juana Pérez',
      },
      'edge-no-options': { value: 'removed', options: [] },
      'edge-long': {
        label: veryLongText,
        hint: veryLongText,
        error: veryLongText,
        value: 'a',
        options: [
          { value: 'a', label: veryLongText, description: veryLongText },
          { value: 'b', label: '' },
        ],
      },
    }),
    ...buildLiveVariants(Combobox, common, { choosing: { value: '' } }),
    { name: 'served', conformance: 'none', render: () => <ServerSearch /> },
    { name: 'creating', conformance: 'none', render: () => <OptionCreation /> },
    ...buildLiveVariants(Combobox, common, {
      'edge-thousands': { value: 'option-3000', options: manyOptions },
    }),
  ],
} satisfies SpecimenFile
