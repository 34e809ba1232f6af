import type { ScenarioName } from '../control-types.ts'
import type { Rows } from '../db/rows.ts'
import { demoScenario } from './demo.ts'
import { emptyScenario } from './empty.ts'
import { errorsScenario } from './errors.ts'
import { largeScenario } from './large.ts'
import type { ScenarioContext } from './scenario-builder.ts'

/** Builds the initial rows of a world. Returns a promise if the scenario has many rows. */
export type Scenario = (context: ScenarioContext) => Rows | Promise<Rows>

/** The scenarios by name. The same clock and ids always give the same rows. */
export const scenarios = {
  demo: demoScenario,
  empty: emptyScenario,
  large: largeScenario,
  errors: errorsScenario,
} satisfies Record<ScenarioName, Scenario>
