import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
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

const heading = (page: Page) => expect(page.getByRole('heading', { level: 1 })).toBeVisible()

const kinds = {
  gmp: {
    address: (text: string, at: number) => `/goto?gmp=${encode(place(text, at))}`,
    isThere: (page: Page) => page.waitForURL((url) => url.pathname !== '/goto'),
  },
  otc: {
    address: (text: string) => `/handoff?otc=${encode(text)}&module=${encode(text)}`,
    // One of them is a good code between spaces: it leads in, and the others are refused all the same.
    isThere: heading,
  },
  code: {
    address: (text: string) => `/register?code=${encode(text)}`,
    isThere: heading,
  },
  'uid and token': {
    address: (text: string) => `/password-recover/${encode(text)}/${encode(text)}`,
    isThere: heading,
  },
  'the id of an invitation': {
    address: (text: string) => `/invite/${encode(text)}`,
    isThere: heading,
  },
}

for (const [name, { address, isThere }] of Object.entries(kinds)) {
  test(`hostile texts as ${name} do no harm`, async ({ page, baseURL }) => {
    expect(new Set(texts).size).toBe(sampled)
    test.setTimeout(180_000)
    const visited: string[] = []
    const dialogs: string[] = []
    page.on('framenavigated', (frame) => visited.push(frame.url()))
    page.on('dialog', async (dialog) => {
      dialogs.push(dialog.message())
      await dialog.dismiss()
    })
    // The maps are not asked: where one would go is enough.
    await page.route('https://www.google.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '' }),
    )
    for (const [at, text] of texts.entries()) {
      await page.goto(address(text, at))
      await isThere(page)
    }
    const isAllowed = (url: string) => url.startsWith(`${baseURL}/`) || url.startsWith(directions)
    expect(visited.filter((url) => !isAllowed(url))).toEqual([])
    expect(dialogs).toEqual([])
  })
}
