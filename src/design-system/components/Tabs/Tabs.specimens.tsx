import {
  buildLiveSpecimen,
  buildVariants,
  manyOptions,
  type SpecimenFile,
  veryLongText,
} from '@/design-system/specimen'
import { Text } from '../Text/Text'
import { Tabs } from './Tabs'

const visits = [
  { value: 'current', label: 'Current', badge: 12 },
  { value: 'all', label: 'All' },
] as const

const buildActivationSpecimen = (activation: 'automatic' | 'manual') =>
  buildLiveSpecimen<'current' | 'all'>(activation, 'current', (value, setValue) => (
    <Tabs label="Visits" value={value} onChange={setValue} tabs={visits} activation={activation}>
      <Text>{value === 'all' ? 'Every visit that ever was.' : 'Visits that may still come in.'}</Text>
    </Tabs>
  ))

export default {
  component: 'Tabs',
  purpose: 'Alterna entre vistas de un mismo tema.',
  keyboard: {
    Tab: 'Va a la pestaña actual, a su panel y sale.',
    'Flechas izquierda y derecha':
      'Van a la pestaña anterior o siguiente, en círculo; se muestra enseguida, o espera si su panel se tiene que cargar.',
    'Inicio, Fin': 'Van a la primera y a la última pestaña.',
    'Enter, Espacio': 'Muestran la pestaña que espera.',
  },
  specimens: [
    ...buildVariants(
      Tabs,
      { label: 'Visits', onChange: () => {} },
      {
        fixed: {
          value: 'all',
          tabs: visits,
          children: <Text>Every visit that ever was.</Text>,
        },
        'edge-none': {
          value: 'gone',
          tabs: [],
          children: <Text>There is no tab for this.</Text>,
        },
        'edge-many': {
          label: 'Options',
          value: 'option-150',
          tabs: manyOptions.slice(0, 200),
          children: <Text>One of two hundred.</Text>,
        },
        'edge-long': {
          label: veryLongText,
          value: 'long',
          tabs: [
            { value: 'long', label: veryLongText, badge: veryLongText },
            { value: 'short', label: 'Short' },
          ],
          children: <Text>{veryLongText}</Text>,
        },
      },
    ),
    buildActivationSpecimen('automatic'),
    buildActivationSpecimen('manual'),
  ],
} satisfies SpecimenFile
