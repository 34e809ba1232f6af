import type { Rows } from '../db/rows.ts'
import { addAccounts, addFixedCodes, addNeighbourhoods } from './accounts.ts'
import { addGates } from './movements/gates.ts'
import { addClubInvitations, addUnsubscribeLink } from './movements/public-pages.ts'
import { ScenarioBuilder, type ScenarioContext } from './scenario-builder.ts'
import { addSubmissionCatalogs } from './submissions/add-submission-rows.ts'
import { addCasaPerez } from './works/add-works.ts'

/** A neighbourhood without residents' data, which shows every empty state. */
export function emptyScenario(context: ScenarioContext): Rows {
  const builder = new ScenarioBuilder(context)
  addNeighbourhoods(builder)
  addAccounts(builder)
  addFixedCodes(builder)
  addCasaPerez(builder)
  addSubmissionCatalogs(builder)
  addGates(builder)
  addClubInvitations(builder)
  addUnsubscribeLink(builder)
  return builder.rows
}
