import { answerRequest } from '@mocks/server'
import type { MemoryLogStore } from '@mocks/world/log'
import { testNow, World } from '@mocks/world/world'
import { credentials, init, read, type Sent } from './client'

/** Creates a tab: a world with a log that other tabs may share. `messages` collects the reports. */
export function tab(store: MemoryLogStore, messages: string[] = []) {
  const world = new World({
    store,
    initialState: { now: testNow },
    report: (message) => messages.push(message),
  })
  const call = async (method: string, path: string, options?: Sent) =>
    read(await answerRequest(world, new Request(`http://portal.test${path}`, init(method, options))))
  const signIn = async (username = 'residente@demo.ar') => {
    const { body } = await call('POST', '/fapi/auth/login/', { body: credentials(username) })
    return (body as { token: string }).token
  }
  return { world, call, signIn }
}

/** Requests the state, so that the tab applies the writes of the other tabs. */
export const look = (tabToRefresh: { call: ReturnType<typeof tab>['call'] }) =>
  tabToRefresh.call('GET', '/__mock/state')
