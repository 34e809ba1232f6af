import { answerRequest } from '@mocks/server'
import type { MemoryLogStore } from '@mocks/world/log'
import { testNow, World } from '@mocks/world/world'
import { credentials, init, read, type Sent } from './client'

/** One tab: its own world, over a log that others may share. */
export function tab(store: MemoryLogStore, told: string[] = []) {
  const world = new World({ store, initialState: { now: testNow }, report: (word) => told.push(word) })
  const call = async (method: string, path: string, sent?: Sent) =>
    read(await answerRequest(world, new Request(`http://portal.test${path}`, init(method, sent))))
  const signIn = async (username = 'residente@demo.ar') => {
    const { body } = await call('POST', '/fapi/auth/login/', { body: credentials(username) })
    return (body as { token: string }).token
  }
  return { world, call, signIn }
}

/** Asks for the state, and so lets the tab see what the others wrote. */
export const look = (one: { call: ReturnType<typeof tab>['call'] }) => one.call('GET', '/__mock/state')
