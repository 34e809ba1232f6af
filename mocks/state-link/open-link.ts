import { type Mock, MockError } from '../client.ts'
import type { Place, Portal } from '../portal.ts'
import { reasons, refusedLink } from './copy.ts'
import type { LinkedState } from './linked-state.ts'
import { BadLink, readLink } from './read-link.ts'

/** What a link is opened with. */
export interface Opening {
  mock: Mock
  /** A backend of its own, on which all of it is tried first. */
  trial: Mock
  portal: Portal
}

/** Who is signed in then, and where they look. */
interface Arrived {
  answer: Record<string, unknown>
  place: Place | undefined
}

/**
 * Opens the state that the value of `demo` says: all of it or, where anything of it is refused, nothing. Answers the
 * Spanish sentence for the page if it was refused.
 */
export async function openLink(value: string, { mock, trial, portal }: Opening): Promise<string | undefined> {
  try {
    const state = readLink(value)
    await begin(trial, state)
    const arrived = await begin(mock, state)
    await portal.endSession()
    if (!arrived) return undefined
    await portal.keepSession(arrived.answer)
    if (arrived.place) await portal.keepPlace(arrived.place)
    return undefined
  } catch (error) {
    return refusedLink(error instanceof BadLink ? error.message : reasons.failed)
  }
}

/** @throws BadLink if the backend refuses any of it. */
async function begin(mock: Mock, state: LinkedState): Promise<Arrived | undefined> {
  const { scenario, seed, clock, latency, faults, account } = state
  await mock.reset({ scenario, seed, ...(clock && { now: clock.began, tick: clock.ticks }) })
  await orRefuse(mock.settings({ latency, faults, ...(clock && { now: clock.now }) }), reasons.settings)
  if (account === undefined) return undefined
  const answer = await orRefuse(mock.signIn(account), reasons.account(account))
  return { answer, place: placeIn(answer, state.place) }
}

async function orRefuse<Answer>(asked: Promise<Answer>, reason: string): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof MockError ? new BadLink(reason) : error
  }
}

/** What a login tells of places, as the contract has it. */
interface Places {
  customer: { id: number }[]
  properties: { property_id: number; real_property_id: number }[]
}

/**
 * The place that is asked for or, of what is not said, the first: a tab remembers others. None for who has no
 * neighbourhood. @throws BadLink if it is not theirs.
 */
function placeIn(answer: Record<string, unknown>, asked: Place | undefined): Place | undefined {
  const { customer, properties } = answer as unknown as Places
  const neighbourhoods = [...customer.map(({ id }) => id), ...properties.map((lot) => lot.real_property_id)]
  const neighbourhood = asked?.neighbourhood ?? neighbourhoods[0]
  if (neighbourhood === undefined) return undefined
  const lots = properties
    .filter((lot) => lot.real_property_id === neighbourhood)
    .map((lot) => lot.property_id)
  const lot = asked?.lot ?? lots[0]
  const isTheirs = neighbourhoods.includes(neighbourhood) && (lot === undefined || lots.includes(lot))
  if (!isTheirs) throw new BadLink(reasons.place)
  return { neighbourhood, ...(lot !== undefined && { lot }) }
}
