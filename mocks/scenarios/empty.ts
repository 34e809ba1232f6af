import type { Rows } from '../db/rows.ts'
import { addAccounts, addFixedCodes, addNeighbourhoods } from './accounts.ts'
import { addGates } from './movements/gates.ts'
import { addClubInvitations, addUnsubscribeLink } from './movements/public-pages.ts'
import { ScenarioBuilder, type ScenarioContext } from './scenario-builder.ts'
import { addSubmissionCatalogs } from './submissions/add-submission-rows.ts'
import { addCasaPerez } from './works/add-works.ts'

/**
 * Builds the scenario `empty`. Residents have no data of their own, so that the portal shows every empty state. The rows are
 * the accounts with their lots, the work Casa Pérez without workers, and the rows for catalogs, gates and public links.
 */
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
