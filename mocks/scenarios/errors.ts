import type { Rows } from '../db/rows.ts'
import { buildDemo } from './demo.ts'
import { addRefusedAuthorizations } from './errors/authorizations.ts'
import { addRefusedLotRows } from './errors/lots.ts'
import { addRefusedPeople } from './errors/people.ts'
import { addRefusedSubmissions } from './errors/submissions.ts'
import { addRefusedWorkRows } from './errors/works.ts'
import type { ScenarioContext } from './scenario-builder.ts'

/**
 * The demo, and rows that cause each refusal of the backend. The name of a row describes the refusal;
 * `tests/operations/` lists the steps that reproduce each refusal.
 */
export function errorsScenario(context: ScenarioContext): Rows {
  const builder = buildDemo(context)
  addRefusedPeople(builder)
  addRefusedAuthorizations(builder)
  addRefusedLotRows(builder)
  addRefusedWorkRows(builder)
  addRefusedSubmissions(builder)
  return builder.rows
}
