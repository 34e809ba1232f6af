import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Progress } from './Progress'

const common = { label: 'Sending the photo' }

export default {
  component: 'Progress',
  purpose: 'Muestra cuánto falta de una tarea que avanza.',
  keyboard: 'inner-components-only',
  specimens: buildVariants(Progress, common, {
    some: { value: 30, valueText: '300 KB of 1 MB' },
    begun: { value: 0 },
    done: { value: 8, max: 8, valueText: '8 of 8 files' },
    unknown: { value: null },
    'with-action': { value: 30, valueText: '30 %', action: <Button size="sm">Stop</Button> },
    'label-hidden': { isLabelHidden: true, value: 60 },
    'edge-numbers': { value: Number.NaN, max: -3, valueText: 'NaN of -3' },
    'edge-long': () => <Progress label={veryLongText} value={1e21} valueText={veryLongText} />,
  }),
} satisfies SpecimenFile
