import { thousands } from '@/design-system/nonsense'
import type { SpecimenFile } from '@/design-system/specimen'
import { AvatarGroup } from './AvatarGroup'

const people = [
  'Ana Ruiz',
  'Juan Pérez',
  'Sofía Núñez',
  'Luis Ortiz',
  'Eva Paz',
  'Iván Sosa',
  'Lola Gil',
].map((name, id) => ({ id, name }))
const moreLabel = (hidden: number) => `and ${hidden} more`

export default {
  component: 'AvatarGroup',
  specimens: [
    {
      name: 'few',
      render: () => <AvatarGroup label="Guests" people={people.slice(0, 3)} moreLabel={moreLabel} />,
    },
    { name: 'many', render: () => <AvatarGroup label="Guests" people={people} moreLabel={moreLabel} /> },
    {
      name: 'more-than-known',
      render: () => <AvatarGroup label="Guests" people={people} total={48} moreLabel={moreLabel} />,
    },
    {
      name: 'nonsense-nobody',
      render: () => <AvatarGroup label="Guests" people={[]} moreLabel={moreLabel} />,
    },
    {
      name: 'nonsense-thousands',
      render: () => (
        <AvatarGroup
          label="Guests"
          people={thousands.slice(0, 200).map(({ value, label }) => ({ id: value, name: label }))}
          max={200}
          total={1_000_000}
          moreLabel={moreLabel}
        />
      ),
    },
    {
      name: 'nonsense-fewer-than-shown',
      render: () => <AvatarGroup label="Guests" people={people} total={-1} max={0} moreLabel={moreLabel} />,
    },
  ],
} satisfies SpecimenFile
