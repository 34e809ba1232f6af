import { type MockClient, mockAt } from '@mocks/client'
import { createMock, type MockOptions } from '@mocks/node'
import { onTestFinished } from 'vitest'

/** A backend in this process, and the client that other teams drive it with. */
export async function driven(options: MockOptions = {}) {
  const backend = await createMock({ onViolation: 'throw', ...options })
  onTestFinished(() => {
    if (backend.violations.length > 0) throw new Error(JSON.stringify(backend.violations))
  })
  const drive: MockClient = mockAt('', { fetch: (address, init) => backend.request(address, init) })
  return { backend, drive }
}

/** What a refusal says. */
export const refusalOf = (call: Promise<unknown>): Promise<{ status: number; body: unknown }> =>
  call.then(
    () => {
      throw new Error('it was not refused')
    },
    ({ status, body }) => ({ status, body }),
  )
