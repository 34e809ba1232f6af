import { WorldClock } from '@mocks/db/clock'
import { SeededIds } from '@mocks/db/ids'
import type { Rows } from '@mocks/db/rows'
import { fixedNow, type ScenarioName } from '@mocks/db/world'
import { scenarios } from '@mocks/scenarios/scenarios'

/** The rows of a scenario, built at an instant. */
export const built = async (name: ScenarioName, seed = 1, now = fixedNow): Promise<Rows> =>
  scenarios[name]({ clock: WorldClock.showing(Date.parse(now)), ids: new SeededIds(seed, () => false) })
