import type { Rows } from '../db/rows.ts'
import { type Ground, Plot } from './builders.ts'
import { addAccounts, addFixedCodes, addNeighbourhoods } from './cast.ts'
import { addPlaces } from './movements/places.ts'
import { addClubInvitations, addUnsubscribeLink } from './movements/public-pages.ts'
import { addSubmissionCatalogs } from './submissions/add-submissions.ts'
import { addCasaPerez } from './works/add-works.ts'

/** Everybody has just moved in: no authorizations and contacts of a resident, a work where nobody works, so that every empty text shows. */
export function empty(ground: Ground): Rows {
  const plot = new Plot(ground)
  addNeighbourhoods(plot)
  addAccounts(plot)
  addFixedCodes(plot)
  addCasaPerez(plot)
  addSubmissionCatalogs(plot)
  addPlaces(plot)
  addClubInvitations(plot)
  addUnsubscribeLink(plot)
  return plot.rows
}
