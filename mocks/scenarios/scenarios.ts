import type { Rows } from '../db/rows.ts'
import { demo } from './demo.ts'
import { empty } from './empty.ts'
import { errors } from './errors.ts'
import { large } from './large.ts'
import type { ScenarioContext } from './scenario-builder.ts'

/** Builds the rows of a world; a scenario of many rows builds them asynchronously. */
export type Scenario = (context: ScenarioContext) => Rows | Promise<Rows>

/** The scenarios by name. Each builds the same rows from the same clock and ids. */
export const scenarios = { demo, empty, large, errors } satisfies Record<string, Scenario>
