import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { follow } from '../follow'
import { hostileTexts } from '../hostile-texts'

/*
 * Whatever an address carries, the portal leads nowhere but to the maps, runs none of it and does not break: what is
 * said on the console, thrown or forbidden by the policy fails the test by itself.
 */

const directions = 'https://www.google.com/maps/dir/?api=1&destination='

/** Half of them as they are, half as the portal's own links carry a place: in base64. */
const place = (text: string, at: number) =>
  at % 2 === 0 ? text : Buffer.from(text.toWellFormed()).toString('base64')

/** What a server refuses by itself never reaches the portal: a way out of its folder, and more than a header may hold. */
const isServed = (text: string) =>
  !/\0|\.\./.test(text) && encodeURIComponent(text.toWellFormed()).length < 3_000

/** A hundred of them, evenly: all are asked of the functions that read them, in quicker tests. */
const served = hostileTexts.filter(isServed)
const sampled = 104
const texts = Array.from(
  { length: sampled },
  (_, at) => served[Math.floor((at * served.length) / sampled)] ?? '',
)

const encode = (text: string) => encodeURIComponent(text.toWellFormed())

const heading = (page: Page) => page.getByRole('heading', { level: 1 })

const load = (page: Page, address: string) => page.goto(address)

/** Follows a link from a page that says nothing of it: a load would take ten times as long. */
async function comeBy(page: Page, address: string) {
  await follow(page, '/nowhere')
  await expect(heading(page)).toHaveText('404 - No encontrado')
  await follow(page, address)
  await expect(heading(page)).not.toHaveText('404 - No encontrado')
}

/** Parts of addresses, and how one gets there: some are read as the page loads. */
const kinds = {
  otc: {
    // One of them is a good code between spaces: it leads in, and the others are refused all the same.
    address: (text: string) => `/handoff?otc=${encode(text)}&module=${encode(text)}`,
    open: load,
  },
  code: { address: (text: string) => `/register?code=${encode(text)}`, open: comeBy },
  'uid and token': {
    address: (text: string) => `/password-recover/${encode(text)}/${encode(text)}`,
    open: comeBy,
  },
  'the id of an invitation': { address: (text: string) => `/invite/${encode(text)}`, open: load },
}

test.setTimeout(180_000)
test.beforeAll(() => expect(new Set(texts).size).toBe(sampled))

/** Where the page goes and what it asks of its reader, from now on. */
function watch(page: Page) {
  const visited: string[] = []
  const dialogs: string[] = []
  page.on('framenavigated', (frame) => visited.push(frame.url()))
  page.on('dialog', async (dialog) => {
    dialogs.push(dialog.message())
    await dialog.dismiss()
  })
  return { visited, dialogs }
}

// No call is answered by the test here: that would turn off the browser's cache, and there are hundreds of loads.
for (const [name, { address, open }] of Object.entries(kinds)) {
  test(`hostile texts as ${name} do no harm`, async ({ page, baseURL }) => {
    const { visited, dialogs } = watch(page)
    await page.goto('/login')
    for (const text of texts) {
      await open(page, address(text))
      await expect(heading(page)).toBeVisible()
    }
    expect(visited.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
    expect(dialogs).toEqual([])
  })
}

test('hostile texts as gmp lead to the maps or home, and do no harm', async ({ page, baseURL }) => {
  const { visited, dialogs } = watch(page)
  const asked: string[] = []
  // The maps are not asked: where one would go is enough. Nothing to show leaves the page where it is.
  await page.route(
    (url) => url.origin !== baseURL && !url.pathname.startsWith('/fapi/'),
    (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 204 })
    },
  )
  await page.goto('/login')
  for (const [at, text] of texts.entries()) {
    const before = asked.length
    await follow(page, '/nowhere')
    await expect(heading(page)).toBeVisible()
    await follow(page, `/goto?gmp=${encode(place(text, at))}`)
    const isHome = () => new URL(page.url()).pathname === '/login'
    await expect.poll(() => asked.length > before || isHome(), { intervals: [10] }).toBe(true)
  }
  expect(asked.length).toBeGreaterThan(sampled / 3)
  expect(asked.filter((url) => !url.startsWith(directions))).toEqual([])
  expect(visited.filter((url) => !url.startsWith(`${baseURL}/`))).toEqual([])
  expect(dialogs).toEqual([])
})
