import type { Rows } from '../db/rows.ts'
import { buildDemo } from './demo.ts'
import { addAuthorizationsForRefusals } from './errors/authorizations.ts'
import { addLotRowsForRefusals } from './errors/lots.ts'
import { addPeopleForRefusals } from './errors/people.ts'
import { addSubmissionsForRefusals } from './errors/submissions.ts'
import { addWorkRowsForRefusals } from './errors/works.ts'
import type { ScenarioContext } from './scenario-builder.ts'

/**
 * Builds the scenario `errors`: the demo, and rows with which a user can cause each refusal of the mock backend. The Spanish
 * name of such a row describes the refusal. `tests/operations/` lists the steps that cause each refusal.
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
