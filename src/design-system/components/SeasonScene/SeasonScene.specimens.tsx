import type { SpecimenFile } from '../../specimen'
import { SeasonScene } from './SeasonScene'

export default {
  component: 'SeasonScene',
  specimens: [
    { name: 'summer', render: () => <SeasonScene season="summer" /> },
    { name: 'winter', render: () => <SeasonScene season="winter" /> },
  ],
} satisfies SpecimenFile
