import { buildSpecimens, type SpecimenFile } from '@/design-system/specimen'
import { SeasonScene } from './SeasonScene'

export default {
  component: 'SeasonScene',
  purpose: 'Dibuja la calle del barrio en verano o en invierno.',
  withoutEdgeCases: 'It takes a season and nothing else.',
  specimens: buildSpecimens(SeasonScene, {
    summer: { season: 'summer' },
    winter: { season: 'winter' },
  }),
} satisfies SpecimenFile
