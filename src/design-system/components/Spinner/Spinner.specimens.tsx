import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Spinner } from './Spinner'

export default {
  component: 'Spinner',
  purpose: 'Muestra que algo está en curso cuando no se sabe cuánto falta.',
  specimens: buildSpecimens(Spinner, {
    labelled: { label: 'Loading the list' },
    'visible-label': { size: 'lg', label: 'Starting', hasVisibleLabel: true },
    page: { size: 'lg', label: 'Starting', hasVisibleLabel: true, fillsPage: true },
    decorative: { size: 'sm' },
    'edge-endless': { label: veryLongText, hasVisibleLabel: true },
  }),
} satisfies SpecimenFile
