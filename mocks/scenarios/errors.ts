import type { Rows } from '../db/rows.ts'
import { buildDemo } from './demo.ts'
import { addAuthorizationsForRefusals } from './errors/authorizations.ts'
import { addLotRowsForRefusals } from './errors/lots.ts'
import { addPeopleForRefusals } from './errors/people.ts'
import { addSubmissionsForRefusals } from './errors/submissions.ts'
import { addWorkRowsForRefusals } from './errors/works.ts'
import type { ScenarioContext } from './scenario-builder.ts'

/**
 * The demo, and rows that cause each refusal of the backend. The name of a row describes the refusal;
 * `tests/operations/` lists the steps that reproduce each refusal.
 */
export function errorsScenario(context: ScenarioContext): Rows {
  const builder = buildDemo(context)
  addPeopleForRefusals(builder)
  addAuthorizationsForRefusals(builder)
  addLotRowsForRefusals(builder)
  addWorkRowsForRefusals(builder)
  addSubmissionsForRefusals(builder)
  return builder.rows
}
