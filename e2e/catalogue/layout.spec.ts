import type { Page } from '@playwright/test'
import { expect } from '../fixtures'
import { listEverything, share, showSpecimen } from './catalogue'
import { findSmallTargets, findTooWide, listMoving } from './measure'
import { test } from './shared-page'

const parts = 4

const setTextSize = (page: Page, size: string) =>
  page.evaluate((text) => {
    document.documentElement.style.fontSize = text
  }, size)

/** What is looked at, each in a walk over the specimens of its own: to resize the page costs more than to draw one. */
const walks: { width: number; height: number; textSize?: string; looks: Look[] }[] = [
  {
    width: 390,
    height: 844,
    looks: [
      { name: 'moves', find: listMoving },
      { name: 'is hard to hit', find: findSmallTargets },
    ],
  },
  { width: 320, height: 640, looks: [{ name: 'is too wide at 320 px', find: findTooWide }] },
  { width: 640, height: 450, looks: [{ name: 'is too wide at 200 % zoom', find: findTooWide }] },
  {
    width: 640,
    height: 900,
    textSize: '200%',
    looks: [{ name: 'is too wide with text at 200 %', find: findTooWide }],
  },
]

interface Look {
  /** What is wrong with what is found. */
  name: string
  find: (page: Page) => Promise<string[]>
}

for (let part = 0; part < parts; part += 1)
  test(`each specimen fits its page, meets a finger and keeps still (${part + 1} of ${parts})`, async ({
    page,
  }) => {
    test.setTimeout(400_000)
    const mine = share(await listEverything(page), part, parts).flatMap(({ component, specimens }) =>
      specimens.map((specimen) => `${component}/${specimen}`),
    )
    for (const { width, height, textSize = '100%', looks } of walks) {
      await page.setViewportSize({ width, height })
      await setTextSize(page, textSize)
      for (const specimen of mine) {
        await showSpecimen(page, specimen)
        for (const { name, find } of looks) expect.soft(await find(page), `${specimen} ${name}`).toEqual([])
      }
    }
    await setTextSize(page, '')
  })
