import { buildSpecimens, type SpecimenFile, veryLongText } from '@/design-system/specimen'
import { Avatar } from './Avatar'

/** A picture as a data URL, so that the specimens do not need the network. */
const pictureUrl = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c9b48a"/><circle cx="20" cy="16" r="8" fill="#5a4a32"/><path d="M4 40c2-10 9-14 16-14s14 4 16 14Z" fill="#5a4a32"/></svg>',
)}`

export default {
  component: 'Avatar',
  purpose: 'Muestra a una persona por su foto o sus iniciales.',
  specimens: buildSpecimens(Avatar, {
    initials: { name: 'María del Valle' },
    picture: { name: 'Juan Pérez', src: pictureUrl },
    small: { name: 'Ana', size: 'sm' },
    large: { name: 'Sofía Núñez', size: 'lg' },
    decorative: { name: 'Luis Ortiz', isDecorative: true },
    'edge-long': { name: veryLongText },
    'edge-no-letters': { name: '…', src: null },
    'edge-broken-picture': { name: 'Ana Ruiz', src: 'data:image/png,nothing' },
  }),
} satisfies SpecimenFile
