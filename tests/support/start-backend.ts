import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'
import { expect, vi } from 'vitest'
import type { SessionData } from '@/api/generated/model/sessionData'
import { applyConfig } from '@/config'
import type { Config } from '@/config-schema'
import { endSession, openSessionStore, startSession } from '@/session/session-store'
import { demoPassword } from '../../src/demo/accounts'
import { afterTest } from './after-test'

/** The current time in every screen test: a Monday. */
const now = '2026-03-16T10:00:00-03:00'

/** The demo accounts, each named by the part of its email before the @. */
type AccountName = 'residente' | 'inquilino' | 'obra' | 'admin' | 'consejo'

export interface BackendOptions extends Pick<MockOptions, 'faults' | 'scenario'> {
  /** The account that signs in to the portal. By default nobody is signed in. */
  as?: AccountName
  /** Settings that differ from the default configuration of the tests. */
  config?: Partial<Config>
  /** Changes the backend before the screen opens. */
  prepare?: (mock: Mock) => Promise<unknown>
}

async function signIn(mock: Mock, account: AccountName) {
  const response = await mock.request('/fapi/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: `${account}@demo.ar`, password: demoPassword, device: emptyDevice }),
  })
  if (!response.ok) throw new Error(await response.text())
  startSession((await response.json()) as SessionData)
}

/**
 * Starts the mock backend in this process, and signs the account `as` in to the portal. The faults begin only after the
 * sign-in and `prepare`. At the end of the test, stops the backend and checks that it followed the contract.
 */
export async function startBackend(options: BackendOptions = {}): Promise<Mock> {
  const { as, faults, scenario, config, prepare } = options
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) })
  const mock = await createMock({ scenario, origin: window.location.origin })
  mock.listen()
  applyConfig({ apiUrl: window.location.origin, helpUrl: 'https://ayuda.example/formulario', ...config })
  const closeStore = openSessionStore()
  afterTest(() => {
    closeStore()
    endSession()
    mock.close()
    localStorage.clear()
    sessionStorage.clear()
    vi.useRealTimers()
    expect(mock.violations, 'the backend must not break the contract').toEqual([])
  })
  if (as) await signIn(mock, as)
  await prepare?.(mock)
  if (faults) await setFaults(mock, faults)
  return mock
}

/** Replaces the faults of the backend; an empty list removes all faults. */
export async function setFaults(mock: Mock, faults: NonNullable<MockOptions['faults']>) {
  const response = await mock.request('/__mock/settings', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ faults }),
  })
  expect(response.ok).toBe(true)
}
