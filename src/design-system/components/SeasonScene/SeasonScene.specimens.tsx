import type { SpecimenFile } from '@/design-system/specimen'
import { SeasonScene } from './SeasonScene'

export default {
  component: 'SeasonScene',
  withoutNonsense: 'It takes a season and nothing else.',
  specimens: [
    { name: 'summer', render: () => <SeasonScene season="summer" /> },
    { name: 'winter', render: () => <SeasonScene season="winter" /> },
  ],
} satisfies SpecimenFile
