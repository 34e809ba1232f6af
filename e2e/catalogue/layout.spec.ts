import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { listComponents, selectPart, showSpecimen } from './catalogue'
import { findHorizontalOverflows, findSmallTargets, listMovingElements } from './measure'
import { test } from './shared-page'

/** The components are divided among this number of parallel tests. */
const parts = 4
const phone = { width: 390, height: 844 }
const layouts = [
  { name: 'at 320 px', width: 320, height: 640, textSize: '100%' },
  { name: 'at 200 % zoom', width: 640, height: 450, textSize: '100%' },
  { name: 'with text at 200 %', width: 640, height: 900, textSize: '200%' },
  { name: 'on a desktop', width: 1440, height: 900, textSize: '100%' },
]

const setTextSize = (page: Page, size: string) =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize
  }, size)

for (let part = 0; part < parts; part += 1)
  test(`no specimen makes the page scroll horizontally, has small targets, or runs animations (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    const entries = selectPart(await listComponents(page), part, parts)
    for (const { component, specimens } of entries)
      for (const specimen of specimens) {
        const address = `${component}/${specimen}`
        await setTextSize(page, '')
        await page.setViewportSize(phone)
        await showSpecimen(page, address)
        expect.soft(await listMovingElements(page), `${address} moves`).toEqual([])
        expect.soft(await findSmallTargets(page), `${address} has small targets`).toEqual([])
        for (const { name, width, height, textSize } of layouts) {
          await page.setViewportSize({ width, height })
          await setTextSize(page, textSize)
          expect.soft(await findHorizontalOverflows(page), `${address} is too wide ${name}`).toEqual([])
        }
      }
    await setTextSize(page, '')
  })
