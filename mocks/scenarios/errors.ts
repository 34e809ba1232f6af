import type { Rows } from '../db/rows.ts'
import type { Ground } from './builders.ts'
import { demoPlot } from './demo.ts'
import { addLotRefusals } from './errors/lots.ts'
import { addRefusedPeople } from './errors/people.ts'
import { addSubmissionRefusals } from './errors/submissions.ts'
import { addVisitRefusals } from './errors/visits.ts'
import { addWorkRefusals } from './errors/works.ts'

/**
 * The demo, and rows with which each refusal of the backend can be met from the screens. Their names say what happens;
 * `errors/refusals.ts` tells how to get to each.
 */
export function errors(ground: Ground): Rows {
  const plot = demoPlot(ground)
  addRefusedPeople(plot)
  addVisitRefusals(plot)
  addLotRefusals(plot)
  addWorkRefusals(plot)
  addSubmissionRefusals(plot)
  return plot.rows
}
