import { buildSpecimens, type SpecimenFile } from '@/design-system/specimen'
import { Skeleton } from './Skeleton'

export default {
  component: 'Skeleton',
  purpose: 'Ocupa el lugar de un contenido que se está cargando.',
  specimens: buildSpecimens(Skeleton, {
    lines: { lines: 3 },
    title: { width: '12rem', height: '1.25rem' },
    block: { shape: 'block' },
    circle: { shape: 'circle' },
    'edge-sizes': { lines: -1, width: '99999rem' },
    'edge-thousands': { lines: 500, height: '1px' },
  }),
} satisfies SpecimenFile
