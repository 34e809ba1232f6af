import { type MockClient, mockAt } from '@mocks/client'
import { createMock, type MockOptions } from '@mocks/node'
import { onTestFinished } from 'vitest'

/**
 * Creates a mock backend in this process, and a client of its controls. Other teams use the same client in their tests. The
 * current test fails if the backend violates the contract.
 */
export async function createBackendClient(options: MockOptions = {}) {
  const backend = await createMock({ onViolation: 'throw', ...options })
  onTestFinished(() => {
    if (backend.violations.length > 0) throw new Error(JSON.stringify(backend.violations))
  })
  const client: MockClient = mockAt('', { fetch: (address, init) => backend.request(address, init) })
  return { backend, client }
}

/** Returns the status and the body of the response that refuses a call. @throws Error if the call succeeds. */
export const catchRefusal = (call: Promise<unknown>): Promise<{ status: number; body: unknown }> =>
  call.then(
    () => {
      throw new Error('The call succeeded')
    },
    ({ status, body }) => ({ status, body }),
  )
