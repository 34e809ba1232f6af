import { expect, test } from '../fixtures'
import { listEverything, share, showSpecimen } from './catalogue'
import { findSmallTargets, findTooWide, listMoving } from './measure'

const parts = 4
const ways = [
  { name: 'at 320 px', width: 320, height: 640, textSize: '100%' },
  { name: 'at 200 % zoom', width: 640, height: 450, textSize: '100%' },
  { name: 'with text at 200 %', width: 640, height: 900, textSize: '200%' },
]

for (let part = 0; part < parts; part += 1)
  test(`each specimen fits its page, meets a finger and keeps still (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    for (const { component, specimens } of share(await listEverything(page), part, parts))
      for (const specimen of specimens) {
        const address = `${component}/${specimen}`
        await page.setViewportSize({ width: 390, height: 844 })
        await showSpecimen(page, address)
        expect.soft(await listMoving(page), `${address} moves`).toEqual([])
        for (const { name, width, height, textSize } of ways) {
          await page.setViewportSize({ width, height })
          await page.evaluate((size) => {
            document.documentElement.style.fontSize = size
          }, textSize)
          expect.soft(await findTooWide(page), `${address} is too wide ${name}`).toEqual([])
        }
        await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
        await page.setViewportSize({ width: 390, height: 844 })
        expect.soft(await findSmallTargets(page), `${address} is hard to hit`).toEqual([])
      }
  })
