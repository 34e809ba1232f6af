import { type Mock, MockError } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { refusalReasons } from './copy.ts'
import type { LinkedState } from './linked-state.ts'
import { InvalidLinkError } from './read-link.ts'

/** Who is signed in then, and where they look. */
export interface AppliedSession {
  answer: Record<string, unknown>
  lotSelection: LotSelection | undefined
}

/** Brings a backend into the state of a link. @throws BadLink if the backend refuses any of it. */
export async function applyState(mock: Mock, state: LinkedState): Promise<AppliedSession | undefined> {
  const { scenario, seed, clock, latency, faults, account } = state
  await mock.reset({ scenario, seed, ...(clock && { now: clock.began, tick: clock.ticks }) })
  await rejectMockErrors(
    mock.settings({ latency, faults, ...(clock && { now: clock.now }) }),
    refusalReasons.settings,
  )
  if (account === undefined) return undefined
  const answer = await rejectMockErrors(mock.signIn(account), refusalReasons.account(account))
  return { answer, lotSelection: selectLot(answer, state.lotSelection) }
}

/** The scenario that is built in no time. Each of the others has its accounts, where they are: a test sees to that. */
export const smallestScenario = 'empty'

/**
 * Tries a link on a backend of its own. What the least scenario lets in, every scenario does; only what else there is has
 * to be asked of the one that is meant, which may take seconds to build. @throws BadLink if any of it would be refused.
 */
export async function checkState(trial: Mock, state: LinkedState): Promise<void> {
  try {
    await applyState(trial, { ...state, scenario: smallestScenario })
  } catch (error) {
    if (!(error instanceof InvalidLinkError) || state.scenario === smallestScenario) throw error
    await applyState(trial, state)
  }
}

async function rejectMockErrors<Answer>(asked: Promise<Answer>, reason: string): Promise<Answer> {
  try {
    return await asked
  } catch (error) {
    throw error instanceof MockError ? new InvalidLinkError(reason) : error
  }
}

/** What a login tells of places, as the contract has it. */
interface LoginLots {
  customer: { id: number }[]
  properties: { property_id: number; real_property_id: number }[]
}

/**
 * The place that is asked for or, of what is not said, the first: a tab remembers others. None for who has no
 * neighbourhood. @throws BadLink if it is not theirs.
 */
function selectLot(
  answer: Record<string, unknown>,
  asked: LotSelection | undefined,
): LotSelection | undefined {
  const { customer, properties } = answer as unknown as LoginLots
  const neighbourhoods = [...customer.map(({ id }) => id), ...properties.map((lot) => lot.real_property_id)]
  const neighbourhood = asked?.neighbourhood ?? neighbourhoods[0]
  if (neighbourhood === undefined) return undefined
  const lots = properties
    .filter((lot) => lot.real_property_id === neighbourhood)
    .map((lot) => lot.property_id)
  const lot = asked?.lot ?? lots[0]
  const isTheirs = neighbourhoods.includes(neighbourhood) && (lot === undefined || lots.includes(lot))
  if (!isTheirs) throw new InvalidLinkError(refusalReasons.place)
  return { neighbourhood, ...(lot !== undefined && { lot }) }
}
