import { respondToRequest } from '@mocks/server'
import type { MemoryLogStore } from '@mocks/world/log'
import { testNow, World } from '@mocks/world/world'
import { type CallOptions, createCredentials, createRequestInit, readResponse } from './client'

/** Creates a tab with its own world. Tabs with the same `store` share a log. The world adds its reports to `messages`. */
export function createTab(store: MemoryLogStore, messages: string[] = []) {
  const world = new World({
    store,
    initialState: { now: testNow },
    report: (message) => messages.push(message),
  })
  const call = async (method: string, path: string, options?: CallOptions) =>
    readResponse(
      await respondToRequest(
        world,
        new Request(`http://portal.test${path}`, createRequestInit(method, options)),
      ),
    )
  const signIn = async (username = 'residente@demo.ar') => {
    const { body } = await call('POST', '/fapi/auth/login/', { body: createCredentials(username) })
    return (body as { token: string }).token
  }
  return { world, call, signIn }
}

/** Requests the state, so that the tab applies the writes of the other tabs. Returns the response. */
export const refreshTab = (tab: { call: ReturnType<typeof createTab>['call'] }) =>
  tab.call('GET', '/__mock/state')
