import { buildVariants, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Steps } from './Steps'

export default {
  component: 'Steps',
  purpose: 'Muestra los pasos de una tarea y cuál es el actual.',
  specimens: buildVariants(
    Steps,
    { doneLabel: 'done' },
    {
      'first-of-two': {
        label: 'New guest',
        steps: ['Document', 'Personal data'],
        current: 0,
      },
      'last-of-three': {
        label: 'Submission',
        steps: ['Who', 'Documents', 'Summary'],
        current: 2,
      },
      'edge-long': {
        label: veryLongText,
        steps: [veryLongText, `${veryLongText}2`, `${veryLongText}3`],
        current: 1,
        doneLabel: veryLongText,
      },
      'edge-many': {
        label: 'Many',
        steps: Array.from({ length: 40 }, (_, index) => `Step ${index + 1}`),
        current: 20,
      },
      'edge-beyond-the-end': { label: 'Beyond', steps: ['One', 'Two'], current: 9 },
      'edge-none': { label: 'None', steps: [], current: -1 },
    },
  ),
} satisfies SpecimenFile
