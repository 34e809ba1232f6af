import { WorldClock } from '@mocks/db/clock'
import { SeededIds } from '@mocks/db/ids'
import type { Rows } from '@mocks/db/rows'
import { scenarios } from '@mocks/scenarios/scenarios'
import { testNow, type WorldScenario } from '@mocks/world/world'

/** The rows of a scenario, built at an instant. */
export const built = async (name: WorldScenario, seed = 1, now = testNow): Promise<Rows> =>
  scenarios[name]({ clock: WorldClock.showing(Date.parse(now)), ids: new SeededIds(seed, () => false) })
