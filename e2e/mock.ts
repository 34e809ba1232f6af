import { expect, type Page } from '@playwright/test'
import {
  type Beginning,
  Mock as Controls,
  callsTo,
  MockError,
  now,
  type Send,
  type State,
} from '../mocks/client'

export { now } from '../mocks/client'

/** The mock backend, as tests drive it: the same in both hosts. */
export class Mock extends Controls {
  /** Back to a known world, on the day of the tests. */
  override reset(beginning: Beginning = {}): Promise<State> {
    return super.reset({ now, ...beginning })
  }
}

/** The controls of a mock that listens somewhere, in a world of its own. */
export const overHttp = (mockUrl: string, session: string): Send => callsTo(mockUrl, { session })

/** The controls of a mock that lives in the page; opens the portal first, if nothing is open. */
export const inPage =
  (page: Page): Send =>
  async (method, control, body) => {
    const isOpen = await page.evaluate(() => document.getElementById('root') !== null)
    if (!isOpen) await page.goto('/login')
    // The page's own server answers 404 until the worker stands between them.
    const isAnswering = () => page.evaluate(async () => (await fetch('/__mock/state')).ok)
    await expect.poll(isAnswering, 'the mock in the page').toBe(true)
    const { status, text } = await page.evaluate(askControl, { method, control, body: JSON.stringify(body) })
    if (status >= 400) throw new MockError(`${method} ${control}`, status, text)
    return text === '' ? undefined : JSON.parse(text)
  }

/** Runs in the page. */
async function askControl({ method, control, body }: { method: string; control: string; body?: string }) {
  const headers = body === undefined ? undefined : { 'Content-Type': 'application/json' }
  const response = await fetch(`/__mock/${control}`, { method, headers, body })
  return { status: response.status, text: await response.text() }
}
