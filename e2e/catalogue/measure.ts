import type { Page } from '@playwright/test'

/**
 * Finds elements that make the page or a dialog scroll horizontally. While there are such elements, checks again for up
 * to 30 frames, because a popover gets its place some frames after it opens.
 */
export const findHorizontalOverflows = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frameLimit = 30
    const findOverflows = () =>
      [document.documentElement, ...document.querySelectorAll('dialog[open]')]
        .filter((container) => container.scrollWidth > container.clientWidth)
        .map((container) => {
          const edge = container.getBoundingClientRect().left + container.clientWidth
          const widest = [...container.querySelectorAll('*')].find(
            (element) => element.getBoundingClientRect().right > edge + 1,
          )
          return `${container.scrollWidth} > ${container.clientWidth}: ${widest?.outerHTML.slice(0, 160)}`
        })
    let overflows = findOverflows()
    for (let frames = 0; overflows.length > 0 && frames < frameLimit; frames += 1) {
      await new Promise(requestAnimationFrame)
      overflows = findOverflows()
    }
    return overflows
  })

/**
 * Finds controls that are too small for touch: neither the control nor its label measures 24 by 24 px, and a touch 12
 * px above, below or beside the centre of the control misses both. Links within a sentence are exempt (WCAG 2.2,
 * 2.5.8).
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minimumSize = 24
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab], [role=option]'
    const listTargets = (element: Element) => [
      element,
      ...(element instanceof HTMLInputElement ? (element.labels ?? []) : []),
    ]
    const isHit = (element: Element, x: number, y: number) => {
      const hitElement = document.elementFromPoint(x, y)
      return hitElement !== null && listTargets(element).some((target) => target.contains(hitElement))
    }
    const isLarge = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width >= minimumSize && height >= minimumSize
    }
    const isSmall = (element: Element) => {
      if (listTargets(element).some(isLarge)) return false
      element.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      const reach = minimumSize / 2 - 0.5
      const points: [number, number][] = [
        [x - reach, y],
        [x + reach, y],
        [x, y - reach],
        [x, y + reach],
      ]
      return !points.every(([px, py]) => isHit(element, px, py))
    }
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ opacityProperty: false, visibilityProperty: true }))
      .filter((element) => element.closest('[inert], [aria-hidden=true]') === null)
      .filter((element) => !(element.matches('a') && getComputedStyle(element).display === 'inline'))
      .filter(isSmall)
      .map((element) => element.outerHTML.slice(0, 160))
  })

/** Lists the elements with a running animation or transition. */
export const listMovingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map(
        ({ effect }) =>
          (effect instanceof KeyframeEffect ? effect.target?.outerHTML.slice(0, 160) : '') ?? '',
      ),
  )
