import type { Rows } from '../db/rows.ts'
import { addAccounts, addFixedCodes, addNeighbourhoods } from './accounts.ts'
import { generateAuthorizations } from './large/authorizations.ts'
import type { BuildSteps } from './large/build-steps.ts'
import { generateContacts } from './large/contacts.ts'
import { addHousehold, addOtherLots } from './large/lots.ts'
import { generateLargeMovements } from './large/movements.ts'
import { PersonGenerator } from './large/person-generator.ts'
import { generateSubmissions } from './large/submissions.ts'
import { generateWorks } from './large/works.ts'
import { addGates } from './movements/gates.ts'
import { addUnsubscribeLink } from './movements/public-pages.ts'
import { ScenarioBuilder, type ScenarioContext } from './scenario-builder.ts'
import { SeededRandom } from './seeded-random.ts'

/** The seed of the random data. */
const seed = 1810

/** Builds the scenario `large`, with so much data that slow screens become noticeable. Most of the data belong to A-12. */
export async function largeScenario(context: ScenarioContext): Promise<Rows> {
  const steps = buildInSteps(context)
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
    await context.pause?.()
  }
}

function* buildInSteps(context: ScenarioContext): BuildSteps<Rows> {
  const builder = new ScenarioBuilder(context)
  const random = new SeededRandom(seed)
  addNeighbourhoods(builder)
  addAccounts(builder)
  addFixedCodes(builder)
  addGates(builder)
  addUnsubscribeLink(builder)
  const personGenerator = new PersonGenerator(builder, random)
  const contacts = yield* generateContacts(builder, personGenerator, random)
  addHousehold(builder, personGenerator, random)
  const otherLots = addOtherLots(builder)
  yield* generateWorks(builder, otherLots, personGenerator, random)
  yield* generateSubmissions(builder, contacts, random)
  const guests = yield* generateAuthorizations(builder, contacts, random)
  yield* generateLargeMovements(builder, guests, random)
  return builder.rows
}
