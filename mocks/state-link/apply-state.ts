import { type MockClient, MockError } from '../client.ts'
import type { LotSelection } from '../portal-bridge.ts'
import { refusalReasons } from './copy.ts'
import type { LinkedState } from './linked-state.ts'
import { InvalidLinkError } from './read-link.ts'

/** The response to the login, and the selected lot. */
export interface AppliedSession {
  loginResponse: Record<string, unknown>
  lotSelection: LotSelection | undefined
}

/** Applies the state of a link to a backend. @throws InvalidLinkError if the backend refuses a part of the state. */
export async function applyState(mock: MockClient, state: LinkedState): Promise<AppliedSession | undefined> {
  const { scenario, seed, clock, latency, faults, account } = state
  await mock.reset({ scenario, seed, ...(clock && { now: clock.began, tick: clock.ticks }) })
  await rejectMockErrors(
    mock.settings({ latency, faults, ...(clock && { now: clock.now }) }),
    refusalReasons.settings,
  )
  if (account === undefined) return undefined
  const loginResponse = await rejectMockErrors(mock.signIn(account), refusalReasons.account(account))
  return { loginResponse, lotSelection: selectLot(loginResponse, state.lotSelection) }
}

/** The scenario that is fastest to build. A test checks that every scenario has the same accounts with the same lots. */
export const smallestScenario = 'empty'

/**
 * Checks a link on a separate backend, with the smallest scenario, because the scenario of the link may take seconds to
 * build. If the backend refuses the link with the smallest scenario, checks the link with its own scenario.
 * @throws InvalidLinkError if the backend refuses a part of the link.
 */
export async function checkState(trialMock: MockClient, state: LinkedState): Promise<void> {
  try {
    await applyState(trialMock, { ...state, scenario: smallestScenario })
  } catch (error) {
    if (!(error instanceof InvalidLinkError) || state.scenario === smallestScenario) throw error
    await applyState(trialMock, state)
  }
}

async function rejectMockErrors<Result>(call: Promise<Result>, reason: string): Promise<Result> {
  try {
    return await call
  } catch (error) {
    throw error instanceof MockError ? new InvalidLinkError(reason) : error
  }
}

interface LoginLots {
  customer: { id: number }[]
  properties: { property_id: number; real_property_id: number }[]
}

/**
 * Returns the requested neighbourhood and lot of an account, or by default the first neighbourhood and its first lot,
 * so that an earlier selection of the tab has no effect.
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
  const hasSelection = neighbourhoods.includes(neighbourhood) && (lot === undefined || lots.includes(lot))
  if (!hasSelection) throw new InvalidLinkError(refusalReasons.lotSelection)
  return { neighbourhood, ...(lot !== undefined && { lot }) }
}
