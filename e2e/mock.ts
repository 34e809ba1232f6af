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

/** The mock backend, as tests drive it: the same in both hosts. */
export class Mock extends Controls {
  /** Back to a known world, on the day of the tests. */
  override reset(beginning: ResetRequest = {}): Promise<State> {
    return super.reset({ now: testInstant, ...beginning })
  }
}

/** The controls of a mock that listens somewhere, in a world of its own. */
export const overHttp = (mockUrl: string, session: string): SendControl => createSend(mockUrl, { session })

/** The controls of a mock that lives in the page; opens the portal first, if nothing is open. */
export const inPage = (page: Page): SendControl => {
  const send = createSend('', { fetch: fetchIn(page) })
  return async (method, control, body) => {
    const isOpen = await page.evaluate(() => document.getElementById('root') !== null)
    if (!isOpen) await page.goto('/login')
    await new Controls(send).ready()
    return send(method, control, body)
  }
}

/** Asks from the page, where the service worker is; answers what a test can read. */
const fetchIn =
  (page: Page): ControlFetch =>
  async (url, asked) => {
    const { status, text } = await page.evaluate(
      async ([to, sent]) => {
        const response = await fetch(to, sent)
        return { status: response.status, text: await response.text() }
      },
      [url, asked] as const,
    )
    return new Response(text, { status })
  }
