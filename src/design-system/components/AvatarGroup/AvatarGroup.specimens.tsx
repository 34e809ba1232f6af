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
const getMoreLabel = (hiddenCount: number) => `and ${hiddenCount} more`

export default {
  component: 'AvatarGroup',
  purpose: 'Muestra a varias personas en poco lugar y dice cuántas más hay.',
  specimens: buildSpecimens(AvatarGroup, {
    few: { label: 'Guests', people: people.slice(0, 3), getMoreLabel },
    many: { label: 'Guests', people, getMoreLabel },
    'total-above-people': { label: 'Guests', people, total: 48, getMoreLabel },
    'edge-no-people': { label: 'Guests', people: [], getMoreLabel },
    'edge-thousands': {
      label: 'Guests',
      people: manyOptions.slice(0, 200).map(({ value, label }) => ({ id: value, name: label })),
      max: 200,
      total: 1_000_000,
      getMoreLabel,
    },
    'edge-negative-total': { label: 'Guests', people, total: -1, max: 0, getMoreLabel },
  }),
} satisfies SpecimenFile
