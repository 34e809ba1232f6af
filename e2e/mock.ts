import type { Page } from '@playwright/test'
import {
  type ControlFetch,
  MockClient as Controls,
  createSend,
  type ResetRequest,
  type SendControl,
  type State,
  testInstant,
} from '../mocks/client'

export { testInstant } from '../mocks/client'

/** Calls the controls of the mock backend. The tests use the same class for the mock in the page and over HTTP. */
export class Mock extends Controls {
  /** Resets the world, and sets its clock to the instant of the tests if `options` has no instant. */
  override reset(options: ResetRequest = {}): Promise<State> {
    return super.reset({ now: testInstant, ...options })
  }
}

/** Creates a function that sends controls over HTTP to the world of a mock session. */
export const createHttpSend = (mockUrl: string, session: string): SendControl =>
  createSend(mockUrl, { session })

/** Creates a function that sends controls to the mock in the page. If the portal is not open, the function first opens it. */
export const createPageSend = (page: Page): SendControl => {
  const send = createSend('', { fetch: createPageFetch(page) })
  return async (method, control, body) => {
    const isOpen = await page.evaluate(() => document.getElementById('root') !== null)
    if (!isOpen) await page.goto('/login')
    await new Controls(send).ready()
    return send(method, control, body)
  }
}

/** Creates a `fetch` for Node. It sends each request from the page, so the mock's service worker receives the request. */
const createPageFetch =
  (page: Page): ControlFetch =>
  async (url, init) => {
    const { status, text } = await page.evaluate(
      async ([address, requestInit]) => {
        const response = await fetch(address, requestInit)
        return { status: response.status, text: await response.text() }
      },
      [url, init] as const,
    )
    return new Response(text, { status })
  }
