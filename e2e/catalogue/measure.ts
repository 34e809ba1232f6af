import type { Page } from '@playwright/test'

/** What makes the page, or a dialog over it, scroll sideways. What floats follows its control some frames later. */
export const findTooWide = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const patience = 30
    const find = () =>
      [document.documentElement, ...document.querySelectorAll('dialog[open]')]
        .filter((frame) => frame.scrollWidth > frame.clientWidth)
        .map((frame) => {
          const edge = frame.getBoundingClientRect().left + frame.clientWidth
          const widest = [...frame.querySelectorAll('*')].find(
            (one) => one.getBoundingClientRect().right > edge + 1,
          )
          return `${frame.scrollWidth} > ${frame.clientWidth}: ${widest?.outerHTML.slice(0, 160)}`
        })
    let found = find()
    for (let frames = 0; found.length > 0 && frames < patience; frames += 1) {
      await new Promise(requestAnimationFrame)
      found = find()
    }
    return found
  })

/**
 * Controls that are hard to hit: with less than 24 px one way, and so is their label. What is drawn smaller counts if a
 * touch 12 px from its middle still meets it; links within a sentence are as tall as its lines (WCAG 2.2, 2.5.8).
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const least = 24
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]'
    const targets = (element: Element) => [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ]
    const isMet = (element: Element, x: number, y: number) => {
      const met = document.elementFromPoint(x, y)
      return met !== null && targets(element).some((one) => one.contains(met))
    }
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width >= least && height >= least
    }
    const isSmall = (element: Element) => {
      if (targets(element).some(isLarge)) return false
      element.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const reach = least / 2 - 0.5
      const points: [number, number][] = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ]
      return !points.every(([px, py]) => isMet(element, px, py))
    }
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .filter((element) => element.closest('[inert], [aria-hidden=true]') === null)
      .filter((element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'))
      .filter(isSmall)
      .map((element) => element.outerHTML.slice(0, 160))
  })

/** What moves: animations and transitions that run on. */
export const listMoving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(
        ({ effect }) =>
          (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 160) : '') ?? '',
      ),
  )
