import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { listComponents, selectPart, showSpecimen } from './catalogue'
import { findHorizontalOverflows, findSmallTargets, listMovingElements } from './measure'
import { test } from './shared-page'

/** The components are divided among this number of parallel tests. */
const parts = 4
const layouts = [
  { name: 'on a phone', width: 390, height: 844, textSize: '100%' },
  { name: 'at 320 px', width: 320, height: 640, textSize: '100%' },
  { name: 'at 200 % zoom', width: 640, height: 450, textSize: '100%' },
  { name: 'with text at 200 %', width: 640, height: 900, textSize: '200%' },
  { name: 'on a desktop', width: 1440, height: 900, textSize: '100%' },
] as const

/** Returns one of the layouts, by turns. The screens, which consist of the same components, are checked at two widths. */
const chooseLayout = (index: number) => layouts[index % layouts.length] ?? layouts[0]

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
    const addresses = entries.flatMap(({ component, specimens }) =>
      specimens.map((specimen) => `${component}/${specimen}`),
    )
    for (const [index, address] of addresses.entries()) {
      await setTextSize(page, '')
      await showSpecimen(page, address)
      expect.soft(await listMovingElements(page), `${address} moves`).toEqual([])
      const { name, width, height, textSize } = chooseLayout(index)
      await page.setViewportSize({ width, height })
      await setTextSize(page, textSize)
      expect.soft(await findHorizontalOverflows(page), `${address} is too wide ${name}`).toEqual([])
      if (textSize === '100%')
        expect.soft(await findSmallTargets(page), `${address} has small targets ${name}`).toEqual([])
    }
    await setTextSize(page, '')
  })
