import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { listEverything, share, showSpecimen } from './catalogue'
import { findSmallTargets, findTooWide, listMoving } from './measure'

/** One after another, alone on the page: each specimen of a share of the components. */
async function eachSpecimen(page: Page, part: number, look: (specimen: string) => Promise<void>) {
  const everything = await listEverything(page)
  for (const { component, specimens } of share(everything, part, parts))
    for (const specimen of specimens) {
      await showSpecimen(page, `${component}/${specimen}`)
      await look(`${component}/${specimen}`)
    }
}

const parts = 2
const ways = [
  { name: 'at 320 px', width: 320, height: 640, textSize: '100%' },
  { name: 'at 200 % zoom', width: 640, height: 450, textSize: '100%' },
  { name: 'with text at 200 %', width: 640, height: 900, textSize: '200%' },
]

for (const { name, width, height, textSize } of ways)
  for (let part = 0; part < parts; part += 1)
    test(`nothing is wider than the page ${name} (${part + 1} of ${parts})`, async ({ page }) => {
      test.setTimeout(300_000)
      await page.setViewportSize({ width, height })
      await eachSpecimen(page, part, async (specimen) => {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size
        }, textSize)
        expect.soft(await findTooWide(page), specimen).toEqual([])
      })
    })

for (let part = 0; part < parts; part += 1)
  test(`a finger meets every control, and nothing moves for who asked for that (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(300_000)
    await page.setViewportSize({ width: 390, height: 844 })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await eachSpecimen(page, part, async (specimen) => {
      expect.soft(await findSmallTargets(page), specimen).toEqual([])
      expect.soft(await listMoving(page), specimen).toEqual([])
    })
  })
