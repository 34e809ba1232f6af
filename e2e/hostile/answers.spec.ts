import type { Page, Route } from '@playwright/test'
import { type DemoAccountName, demoAccounts } from '../../src/demo/accounts'
import { routes } from '../access/routes'
import { expect, signIn, test } from '../fixtures'
import { openByLink } from '../follow-link'
import { hostileTexts } from '../hostile-texts'
import { watchPage } from './watch-page'

/*
 * The tests replace the texts in the answers of the backend by hostile texts, as if somebody had stored them. The portal must
 * execute none of them, must not navigate, and must not fail. The fixtures fail a test on console errors, exceptions and
 * violations of the content security policy.
 */

/** Values that are no texts of users: dates, times, and constants such as `PENDING`. */
const isConstant = (text: string) => /^(?:\d{4}-\d\d-\d\d.*|\d\d:\d\d.*|[A-Z0-9_]+)$/.test(text)

/** Returns the value with each of its texts replaced by the next text of `nextText`. */
function replaceTexts(value: unknown, isKept: (text: string) => boolean, nextText: () => string): unknown {
  if (typeof value === 'string') return isKept(value) ? value : nextText()
  if (Array.isArray(value)) return value.map((item) => replaceTexts(item, isKept, nextText))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, replaceTexts(inner, isKept, nextText)]),
  )
}

/** Replaces the texts of every answer with JSON. `position` selects the hostile text that is used first. */
async function makeAnswersHostile(page: Page, isKept: (text: string) => boolean) {
  const state = { position: 0 }
  const nextText = () => hostileTexts[state.position++ % hostileTexts.length] ?? ''
  await page.route(/\/fapi\//, async (route: Route) => {
    const response = await route.fetch()
    const isJson = response.headers()['content-type']?.includes('json')
    if (route.request().method() !== 'GET' || !isJson || !response.ok()) return route.fulfill({ response })
    return route.fulfill({ response, json: replaceTexts(await response.json(), isKept, nextText) })
  })
  return state
}

const kinds = {
  'the texts of users': isConstant,
  'all texts': () => false,
}

/** Besides the addresses of the routes: tabs that request other lists. */
const tabAddresses = [
  ...['corresidentes', 'inquilinos', 'vehiculos', 'mascotas'].map((tab) => `/manageproperty/201?tab=${tab}`),
  ...['responsables', 'nomina', 'autorizaciones', 'movimientos', 'documentacion'].map(
    (tab) => `/construction/501?tab=${tab}`,
  ),
]

const listAddresses = (account: DemoAccountName) => [
  ...routes.filter(({ results }) => results[account] === 'opens').map(({ address }) => address),
  ...(account === 'resident' ? tabAddresses : []),
]

test.setTimeout(120_000)
// Some texts are addresses of pictures on other hosts, to which the tests have no connection.
test.use({ expectedErrors: [/Failed to load resource/] })

// By turns, because most accounts share their screens; the resident has the most.
for (const [index, account] of (Object.keys(demoAccounts) as DemoAccountName[]).entries())
  for (const [kind, isKept] of Object.entries(kinds).filter((_, place) => index === 0 || place === index % 2))
    test(`stays on the portal and opens no dialog if ${kind} in answers to the account ${account} are hostile`, async ({
      page,
      baseURL,
    }) => {
      const { visitedUrls, dialogs } = watchPage(page)
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, account)
      const state = await makeAnswersHostile(page, isKept)
      // Each account begins with another text, so that together the accounts get all texts in many places.
      state.position = index * Math.ceil(hostileTexts.length / Object.keys(demoAccounts).length)
      // The page load reads all data anew.
      await page.goto('/nowhere')
      for (const address of listAddresses(account)) {
        await openByLink(page, address)
        await expect(page.locator('[data-loading]'), address).toHaveCount(0)
      }
      await page.waitForLoadState('networkidle')
      await page.unrouteAll({ behavior: 'ignoreErrors' })
      expect(visitedUrls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
      expect(dialogs).toEqual([])
    })
