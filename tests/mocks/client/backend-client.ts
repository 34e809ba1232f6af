import { type MockClient, mockAt } from '@mocks/client'
import { createMock, type MockOptions } from '@mocks/node'
import { onTestFinished } from 'vitest'

/** Creates a backend in this process, and the control client that other teams use for their tests. */
export async function createBackendClient(options: MockOptions = {}) {
  const backend = await createMock({ onViolation: 'throw', ...options })
  onTestFinished(() => {
    if (backend.violations.length > 0) throw new Error(JSON.stringify(backend.violations))
  })
  const client: MockClient = mockAt('', { fetch: (address, init) => backend.request(address, init) })
  return { backend, client }
}

/** Returns the status and the body of the error with which a call is refused. @throws Error if the call succeeds. */
export const catchRefusal = (call: Promise<unknown>): Promise<{ status: number; body: unknown }> =>
  call.then(
    () => {
      throw new Error('The call succeeded')
    },
    ({ status, body }) => ({ status, body }),
  )
