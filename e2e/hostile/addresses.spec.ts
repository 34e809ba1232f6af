import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { followLink, openByLink } from '../follow-link'
import { hostileTexts } from '../hostile-texts'
import { watchPage } from './watch-page'

/*
 * The tests open addresses that contain hostile texts. The portal must navigate to no other site than Google Maps,
 * must execute none of the texts, and must not fail. The fixtures fail a test on console errors, exceptions and violations of
 * the content security policy.
 */

const directionsUrl = 'https://www.google.com/maps/dir/?api=1&destination='

/** Encodes a text with an odd index in base64, as the parameter `gmp` requires. Returns a text with an even index unencoded. */
const encodeDestination = (text: string, index: number) =>
  index % 2 === 0 ? text : Buffer.from(text.toWellFormed()).toString('base64')

/**
 * Whether a server serves the portal at an address that contains the text. Servers reject addresses that contain a NUL
 * character or `..`, and very long addresses.
 */
const isServed = (text: string) =>
  !/\0|\.\./.test(text) && encodeURIComponent(text.toWellFormed()).length < 3_000

const servedTexts = hostileTexts.filter(isServed)

/** Returns an even sample of the texts. The unit tests, which are faster, cover all texts. */
const chooseTexts = (size: number) =>
  Array.from(
    { length: size },
    (_, index) => servedTexts[Math.floor((index * servedTexts.length) / size)] ?? '',
  )

const sampleSize = 40
const texts = chooseTexts(sampleSize)
/** Fewer texts, for addresses that need a page load. */
const loadedTexts = chooseTexts(sampleSize / 2)

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const findHeading = (page: Page) => page.getByRole('heading', { level: 1 })

const openByPageLoad = (page: Page, address: string) => page.goto(address)

/** How to put a hostile text into each part of an address, and how to open the address. */
const addressParts = {
  otc: {
    // The portal trims the code. So a valid code between spaces signs in, and the backend rejects all other texts.
    address: (text: string) => `/handoff?otc=${encode(text)}&module=${encode(text)}`,
    open: openByPageLoad,
  },
  code: { address: (text: string) => `/register?code=${encode(text)}`, open: openByLink },
  'uid and token': {
    address: (text: string) => `/password-recover/${encode(text)}/${encode(text)}`,
    open: openByLink,
  },
  'the id of an invitation': { address: (text: string) => `/invite/${encode(text)}`, open: openByPageLoad },
}

test.setTimeout(180_000)
test.beforeAll(() => expect(new Set(texts).size).toBe(sampleSize))

// These tests do not use `page.route`, because it disables the browser cache. Hundreds of page loads would then be slow.
for (const [name, { address, open }] of Object.entries(addressParts)) {
  test(`stays on the portal and opens no dialog for hostile texts as ${name}`, async ({ page, baseURL }) => {
    const { visitedUrls, dialogs } = watchPage(page)
    // The page of the sign-in has no router, which follows the links.
    await page.goto('/nowhere')
    for (const text of open === openByPageLoad ? loadedTexts : texts) {
      await open(page, address(text))
      await expect(findHeading(page)).toBeVisible()
    }
    expect(visitedUrls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
    expect(dialogs).toEqual([])
  })
}

test('redirects only to the maps or to the sign-in if the destination of directions (`gmp`) is a hostile text', async ({
  page,
  baseURL,
}) => {
  const { visitedUrls, dialogs } = watchPage(page)
  const externalUrls: string[] = []
  // The test responds with 204 instead of Google Maps, so that the browser stays on the page of the portal.
  await page.route(
    (url) => url.origin !== baseURL && !url.pathname.startsWith('/fapi/'),
    (route) => {
      externalUrls.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
  await page.goto('/nowhere')
  for (const [index, text] of texts.entries()) {
    const oldCount = externalUrls.length
    await followLink(page, '/nowhere')
    await expect(findHeading(page)).toBeVisible()
    await followLink(page, `/goto?gmp=${encode(encodeDestination(text, index))}`)
    const isSignIn = () => new URL(page.url()).pathname === '/login'
    await expect.poll(() => externalUrls.length > oldCount || isSignIn(), { intervals: [10] }).toBe(true)
  }
  expect(externalUrls.length).toBeGreaterThan(sampleSize / 3)
  expect(externalUrls.filter((url) => !url.startsWith(directionsUrl))).toEqual([])
  expect(visitedUrls.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  expect(dialogs).toEqual([])
})
