import { buildSpecimens, manyOptions, type SpecimenFile } from '@/design-system/specimen'
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
const moreLabel = (hiddenCount: number) => `and ${hiddenCount} more`

export default {
  component: 'AvatarGroup',
  purpose: 'Muestra a varias personas en poco lugar y dice cuántas más hay.',
  specimens: buildSpecimens(AvatarGroup, {
    few: { label: 'Guests', people: people.slice(0, 3), moreLabel },
    many: { label: 'Guests', people, moreLabel },
    'total-above-people': { label: 'Guests', people, total: 48, moreLabel },
    'nonsense-no-people': { label: 'Guests', people: [], moreLabel },
    'nonsense-thousands': {
      label: 'Guests',
      people: manyOptions.slice(0, 200).map(({ value, label }) => ({ id: value, name: label })),
      max: 200,
      total: 1_000_000,
      moreLabel,
    },
    'nonsense-negative-total': { label: 'Guests', people, total: -1, max: 0, moreLabel },
  }),
} satisfies SpecimenFile
