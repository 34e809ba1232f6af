import type { Rows } from '../db/rows.ts'
import { type Ground, Plot } from './builders.ts'
import { addAccounts, addFixedCodes, addNeighbourhoods } from './cast.ts'
import { addAuthorizations } from './large/authorizations.ts'
import { addContacts } from './large/contacts.ts'
import { addHousehold, addOtherLots } from './large/lots.ts'
import { addMovements } from './large/movements.ts'
import { Strangers } from './large/people.ts'
import type { Steps } from './large/steps.ts'
import { addSubmissions } from './large/submissions.ts'
import { addWorks } from './large/works.ts'
import { Chance } from './movements/chance.ts'
import { addPlaces } from './movements/places.ts'
import { addUnsubscribeLink } from './movements/public-pages.ts'

/** With what the large world is drawn. */
const seed = 1810

/** So much of everything that what is slow shows, most of it on A-12. */
export async function large(ground: Ground): Promise<Rows> {
  const steps = rowsInSteps(ground)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await ground.pause?.()
  }
}

function* rowsInSteps(ground: Ground): Steps<Rows> {
  const plot = new Plot(ground)
  const chance = new Chance(seed)
  addNeighbourhoods(plot)
  addAccounts(plot)
  addFixedCodes(plot)
  addPlaces(plot)
  addUnsubscribeLink(plot)
  const strangers = new Strangers(plot, chance)
  const contacts = yield* addContacts(plot, strangers, chance)
  addHousehold(plot, strangers, chance)
  const otherLots = addOtherLots(plot)
  yield* addWorks(plot, otherLots, strangers, chance)
  yield* addSubmissions(plot, contacts, chance)
  const guests = yield* addAuthorizations(plot, contacts, chance)
  yield* addMovements(plot, guests, chance)
  return plot.rows
}
