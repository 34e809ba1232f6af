import { buildSpecimens, endless, type SpecimenFile } from '@/design-system/specimen'
import { Steps } from './Steps'

export default {
  component: 'Steps',
  purpose: 'Muestra los pasos de una tarea y cuál es el actual.',
  specimens: buildSpecimens(Steps, {
    'first-of-two': {
      label: 'New guest',
      steps: ['Document', 'Personal data'],
      current: 0,
      doneLabel: 'done',
    },
    'last-of-three': {
      label: 'Submission',
      steps: ['Who', 'Documents', 'Summary'],
      current: 2,
      doneLabel: 'done',
    },
    'nonsense-long': {
      label: endless,
      steps: [endless, `${endless}2`, `${endless}3`],
      current: 1,
      doneLabel: endless,
    },
    'nonsense-many': {
      label: 'Many',
      steps: Array.from({ length: 40 }, (_, index) => `Step ${index + 1}`),
      current: 20,
      doneLabel: 'done',
    },
    'nonsense-beyond-the-end': { label: 'Beyond', steps: ['One', 'Two'], current: 9, doneLabel: 'done' },
    'nonsense-none': { label: 'None', steps: [], current: -1, doneLabel: 'done' },
  }),
} satisfies SpecimenFile
