import type { ScenarioName } from '@mocks/client'
import { WorldClock } from '@mocks/db/clock'
import { SeededIds } from '@mocks/db/ids'
import type { Rows } from '@mocks/db/rows'
import { scenarios } from '@mocks/scenarios/scenarios'
import { testNow } from '@mocks/world/world'

/** Builds the rows of a scenario for a world that begins at the instant `now`. `seed` determines the random texts. */
export const buildScenario = async (name: ScenarioName, seed = 1, now = testNow): Promise<Rows> =>
  scenarios[name]({ clock: WorldClock.createAt(Date.parse(now)), ids: new SeededIds(seed, () => false) })
