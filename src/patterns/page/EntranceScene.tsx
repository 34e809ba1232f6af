import { SeasonScene } from '@/design-system/components/SeasonScene/SeasonScene'
import { getSeason, today } from '@/domain/days'
import { useIsHydrated } from './use-is-hydrated'

/** A street in the current season. */
export function EntranceScene() {
  // A page that was rendered during the build does not know the day on which it is shown.
  const isHydrated = useIsHydrated()
  return <SeasonScene season={isHydrated ? getSeason(today()) : 'summer'} />
}
