import { type MockClient, MockError } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { refusalReasons } from './copy.ts'
import type { LinkedState } from './linked-state.ts'
import { InvalidLinkError } from './read-link.ts'

/** The response to the sign-in, and the neighbourhood and lot that the portal is to select. */
export interface AppliedSession {
  loginResponse: Record<string, unknown>
  lotSelection: LotSelection | undefined
}

/**
 * Resets a backend to the state of a link. Returns the session of the account in the link; undefined if the link has no
 * account.
 * @throws InvalidLinkError if the backend refuses a part of the state.
 */
export async function applyState(mock: MockClient, state: LinkedState): Promise<AppliedSession | undefined> {
  const { scenario, seed, clock, latency, faults, account } = state
  await mock.reset({ scenario, seed, ...(clock && { now: clock.began, tick: clock.isRunning }) })
  await convertMockErrors(
    mock.settings({ latency, faults, ...(clock && { now: clock.now }) }),
    refusalReasons.settings,
  )
  if (account === undefined) return undefined
  const loginResponse = await convertMockErrors(mock.signIn(account), refusalReasons.account(account))
  return { loginResponse, lotSelection: selectLot(loginResponse, state.lotSelection) }
}

/**
 * The scenario that is fastest to build. `checkState` can use it in place of the scenario of a link, because every scenario has
 * all accounts and lots of this scenario; a test checks this. Other scenarios may have further accounts and lots.
 */
export const smallestScenario = 'empty'

/**
 * Checks the state of a link on a separate backend. The check uses the smallest scenario, because the link's scenario may take
 * seconds to build. If the backend refuses the state with the smallest scenario, the check is repeated with the link's scenario.
 * @throws InvalidLinkError if the backend refuses a part of the state.
 */
export async function checkState(trialMock: MockClient, state: LinkedState): Promise<void> {
  try {
    await applyState(trialMock, { ...state, scenario: smallestScenario })
  } catch (error) {
    if (!(error instanceof InvalidLinkError) || state.scenario === smallestScenario) throw error
    await applyState(trialMock, state)
  }
}

async function convertMockErrors<Result>(call: Promise<Result>, reason: string): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw error instanceof MockError ? new InvalidLinkError(reason) : error
  }
}

/** The part of the response to a sign-in that lists the neighbourhoods and lots of the account. */
interface LoginLots {
  customer: { id: number }[]
  properties: { property_id: number; real_property_id: number }[]
}

/**
 * Returns the requested neighbourhood and lot. The defaults are the first neighbourhood of the account and the first lot
 * there. Without these defaults, the browser tab would keep the selection that it had before the link. Returns undefined for
 * an account without neighbourhoods.
 * @throws InvalidLinkError if the account does not have the requested neighbourhood or lot.
 */
function selectLot(
  loginResponse: Record<string, unknown>,
  requestedSelection: LotSelection | undefined,
): LotSelection | undefined {
  const { customer, properties } = loginResponse as unknown as LoginLots
  const neighbourhoods = [...customer.map(({ id }) => id), ...properties.map((lot) => lot.real_property_id)]
  const neighbourhood = requestedSelection?.neighbourhood ?? neighbourhoods[0]
  if (neighbourhood === undefined) return undefined
  const lots = properties
    .filter((lot) => lot.real_property_id === neighbourhood)
    .map((lot) => lot.property_id)
  const lot = requestedSelection?.lot ?? lots[0]
  const isAvailable = neighbourhoods.includes(neighbourhood) && (lot === undefined || lots.includes(lot))
  if (!isAvailable) throw new InvalidLinkError(refusalReasons.lotSelection)
  return { neighbourhood, ...(lot !== undefined && { lot }) }
}
