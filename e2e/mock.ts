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

/** The controls of the mock backend for tests, equal in both hosts. */
export class Mock extends Controls {
  /** Resets to a known world on the day of the tests. */
  override reset(options: ResetRequest = {}): Promise<State> {
    return super.reset({ now: testInstant, ...options })
  }
}

/** Sends controls to a mock over HTTP, in a separate world. */
export const overHttp = (mockUrl: string, session: string): SendControl => createSend(mockUrl, { session })

/** Sends controls to the mock in the page; opens the portal first if it is not open. */
export const inPage = (page: Page): SendControl => {
  const send = createSend('', { fetch: fetchIn(page) })
  return async (method, control, body) => {
    const isOpen = await page.evaluate(() => document.getElementById('root') !== null)
    if (!isOpen) await page.goto('/login')
    await new Controls(send).ready()
    return send(method, control, body)
  }
}

/** Fetches within the page, through its service worker, and returns a response of Node. */
const fetchIn =
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
