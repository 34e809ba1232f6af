import { endless } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { Avatar } from './Avatar'

/** A small drawn face, so that no specimen needs the network. */
const face = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><rect width="40" height="40" fill="#c9b48a"/><circle cx="20" cy="16" r="8" fill="#5a4a32"/><path d="M4 40c2-10 9-14 16-14s14 4 16 14Z" fill="#5a4a32"/></svg>',
)}`

export default {
  component: 'Avatar',
  specimens: [
    { name: 'initials', render: () => <Avatar name="María del Valle" /> },
    { name: 'picture', render: () => <Avatar name="Juan Pérez" src={face} /> },
    { name: 'small', render: () => <Avatar name="Ana" size="sm" /> },
    { name: 'large', render: () => <Avatar name="Sofía Núñez" size="lg" /> },
    { name: 'decorative', render: () => <Avatar name="Luis Ortiz" isDecorative /> },
    { name: 'nonsense-endless', render: () => <Avatar name={endless} /> },
    { name: 'nonsense-nobody', render: () => <Avatar name="…" src={null} /> },
    {
      name: 'nonsense-broken-picture',
      render: () => <Avatar name="Ana Ruiz" src="data:image/png,nothing" />,
    },
  ],
} satisfies SpecimenFile
