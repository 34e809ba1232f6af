import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Thumbnail } from './Thumbnail'

/** The data URL of an SVG image of a certificate. */
export const certificate = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8" fill="#e9e4d8"/><path d="M2 2h4M2 3.4h4M2 4.8h2.5" stroke="#4d5a4f" stroke-width=".6"/></svg>',
)}`

export default {
  component: 'Thumbnail',
  purpose: 'Muestra una foto o un documento en pequeño.',
  specimens: buildSpecimens(Thumbnail, {
    picture: { source: certificate, alt: 'First page of the certificate' },
    large: { source: certificate, alt: 'First page of the certificate', size: 'lg' },
    'edge-broken': { source: 'data:image/png,nothing', alt: veryLongText },
    'edge-empty': { source: '', alt: '' },
  }),
} satisfies SpecimenFile
