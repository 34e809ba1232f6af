import type { Rows } from '../db/rows.ts'
import { demo } from './demo.ts'
import { empty } from './empty.ts'
import { errors } from './errors.ts'
import { large } from './large.ts'
import type { ScenarioContext } from './scenario-builder.ts'

/** A world's rows. One of many rows is built bit by bit. */
export type Scenario = (context: ScenarioContext) => Rows | Promise<Rows>

/** The worlds that can be asked for, by name: each builds its rows, the same from the same clock and ids. */
export const scenarios = { demo, empty, large, errors } satisfies Record<string, Scenario>
