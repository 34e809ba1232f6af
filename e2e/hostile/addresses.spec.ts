import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { follow } from '../follow'
import { hostileTexts } from '../hostile-texts'

/*
 * The portal navigates only to the maps, executes no text of an address and does not fail. The fixtures fail a test on
 * console errors, exceptions and policy violations.
 */

const directions = 'https://www.google.com/maps/dir/?api=1&destination='

/** Encodes every second text in base64, as links of the portal encode a destination. */
const encodeDestination = (text: string, index: number) =>
  index % 2 === 0 ? text : Buffer.from(text.toWellFormed()).toString('base64')

/** Excludes the texts that a server rejects before they reach the portal: parent folders and overlong addresses. */
const isServed = (text: string) =>
  !/\0|\.\./.test(text) && encodeURIComponent(text.toWellFormed()).length < 3_000

/** An even sample of the texts, because faster unit tests cover all of them. */
const servedTexts = hostileTexts.filter(isServed)
const sampleSize = 104
const texts = Array.from(
  { length: sampleSize },
  (_, index) => servedTexts[Math.floor((index * servedTexts.length) / sampleSize)] ?? '',
)

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const openByLoad = (page: Page, address: string) => page.goto(address)

/** Follows a link from the page of an unknown address, which is ten times faster than a page load. */
async function openByLink(page: Page, address: string) {
  await follow(page, '/nowhere')
  await expect(heading(page)).toHaveText('404 - No encontrado')
  await follow(page, address)
  await expect(heading(page)).not.toHaveText('404 - No encontrado')
}

/** The parts of an address that carry a text, and how a test opens the address. */
const addressParts = {
  otc: {
    // One text is a valid code between spaces and signs in; all others are rejected.
    address: (text: string) => `/handoff?otc=${encode(text)}&module=${encode(text)}`,
    open: openByLoad,
  },
  code: { address: (text: string) => `/register?code=${encode(text)}`, open: openByLink },
  'uid and token': {
    address: (text: string) => `/password-recover/${encode(text)}/${encode(text)}`,
    open: openByLink,
  },
  'the id of an invitation': { address: (text: string) => `/invite/${encode(text)}`, open: openByLoad },
}

test.setTimeout(180_000)
test.beforeAll(() => expect(new Set(texts).size).toBe(sampleSize))

/** Collects the navigations and dialogs of a page from now on. */
function watchPage(page: Page) {
  const visited: string[] = []
  const dialogs: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  return { visited, dialogs }
}

// The test routes no call, because routing disables the browser cache, which hundreds of loads need.
for (const [name, { address, open }] of Object.entries(addressParts)) {
  test(`handles hostile texts as ${name} without harm`, async ({ page, baseURL }) => {
    const { visited, dialogs } = watchPage(page)
    await page.goto('/login')
    for (const text of texts) {
      await open(page, address(text))
      await expect(heading(page)).toBeVisible()
    }
    expect(visited.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
    expect(dialogs).toEqual([])
  })
}

test('leads from hostile texts as gmp only to the maps or to the start', async ({ page, baseURL }) => {
  const { visited, dialogs } = watchPage(page)
  const requestedMaps: string[] = []
  // The route answers 204 instead of the maps, so that the page stays open.
  await page.route(
    (url) => url.origin !== baseURL && !url.pathname.startsWith('/fapi/'),
    (route) => {
      requestedMaps.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
  await page.goto('/login')
  for (const [index, text] of texts.entries()) {
    const before = requestedMaps.length
    await follow(page, '/nowhere')
    await expect(heading(page)).toBeVisible()
    await follow(page, `/goto?gmp=${encode(encodeDestination(text, index))}`)
    const isHome = () => new URL(page.url()).pathname === '/login'
    await expect.poll(() => requestedMaps.length > before || isHome(), { intervals: [10] }).toBe(true)
  }
  expect(requestedMaps.length).toBeGreaterThan(sampleSize / 3)
  expect(requestedMaps.filter((url) => !url.startsWith(directions))).toEqual([])
  expect(visited.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  expect(dialogs).toEqual([])
})
