import { createMock, type Mock, type MockOptions } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'
import { expect, vi } from 'vitest'
import type { SessionData } from '@/api/generated/model/sessionData'
import { applyConfig, type Config } from '@/config'
import { endSession, openSessionStore, startSession } from '@/session/session-store'
import { demoPassword } from '../../src/demo/accounts'
import { afterTest } from './after-test'

/** The Monday on which every screen test happens. */
const now = '2026-03-16T10:00:00-03:00'

/** The demo's accounts, by the first half of their email. */
type AccountName = 'residente' | 'inquilino' | 'obra' | 'admin' | 'consejo'

export interface BackendOptions extends Pick<MockOptions, 'faults' | 'scenario'> {
  /** Who is signed in; nobody if absent. */
  as?: AccountName
  /** What the installation sets beside the usual. */
  config?: Partial<Config>
  /** Done to the backend before the screen opens. */
  before?: (mock: Mock) => Promise<unknown>
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

/** The real mock backend in this process, and who is signed in there. */
export async function startBackend(options: BackendOptions = {}): Promise<Mock> {
  const { as, faults, scenario, config, before } = options
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
    expect(mock.violations, 'the backend must keep to the contract').toEqual([])
  })
  if (as) await signIn(mock, as)
  await before?.(mock)
  if (faults) await setFaults(mock, faults)
  return mock
}

/** Makes calls fail from now on; an empty list ends it. */
export async function setFaults(mock: Mock, faults: NonNullable<MockOptions['faults']>) {
  const response = await mock.request('/__mock/settings', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ faults }),
  })
  expect(response.ok).toBe(true)
}
