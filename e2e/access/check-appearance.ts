import type { Page } from '@playwright/test'
import { axeRules, findViolations, formatViolations } from '../axe'
import { expect } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { chooseCombinations, scope } from '../scope'
import { sizes } from '../screen-states/screen-state'
import { findWrappedDates } from '../wrapped-dates'

/**
 * Scrolls through the page and then to the top, where no sticky bar covers a part of a control. Until the browser has laid out a card,
 * its height is estimated, and could cover the controls below.
 */
const scrollThrough = (page: Page) =>
  page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
      window.scrollTo(0, top)
      await nextFrame()
      await nextFrame()
    }
    window.scrollTo(0, 0)
  })

/**
 * Finds the cells with several nodes. The cell of a card is a grid, in which Firefox would place each node in a place of its own.
 */
const findSplitCells = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('td[data-label]:not([data-kind=actions])')]
      .filter(({ childNodes }) => childNodes.length > 1)
      .map(({ innerHTML }) => innerHTML),
  )

/** Four appearances of a screen: two sizes, light and dark. */
const appearances = sizes.flatMap((size) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ size, colorScheme })),
)

const deskWidth = sizes[1].width

/** Expects that the shown screen has no violations, no wrapped dates and no horizontal scroll in an appearance. */
export async function checkAppearance(page: Page, { size, colorScheme }: (typeof appearances)[number]) {
  await page.setViewportSize(size)
  await scrollThrough(page)
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
  const violations = await findViolations(page, axeRules.wcag)
  expect(formatViolations(violations), `${size.width} px, ${colorScheme}`).toEqual([])
  expect(await findWrappedDates(page), `dates that wrap onto a second line at ${size.width} px`).toEqual([])
  expect(await findSplitCells(page), `cells of cards with several items at ${size.width} px`).toEqual([])
  expect(await isTooWide(page), `horizontal scroll at ${size.width} px`).toBe(false)
}

/** The title of the test of a state with this name. */
export const getTitle = (name: string) =>
  `has no axe violations, no wrapped dates and no horizontal scroll: ${name}`

/**
 * Returns the appearances of the state with this index: by turns light on a phone and dark on a desk, or one of the other two; in the
 * quick run one of all, by turns.
 */
export const chooseAppearances = (index: number) => {
  if (scope === 'quick') return chooseCombinations(appearances, index)
  const isDiagonal = index % 2 === 0
  const pair = appearances.filter(
    ({ size, colorScheme }) =>
      (size.width === deskWidth) === (colorScheme === (isDiagonal ? 'dark' : 'light')),
  )
  return isDiagonal ? pair : pair.filter((_, place) => place === Math.floor(index / 2) % 2)
}
