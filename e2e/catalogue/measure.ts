import type { Page } from '@playwright/test'

/**
 * Finds horizontal scrolling in the page and in the open dialogs. Each returned line contains the two widths and the first
 * element that is too wide. A popover gets its position only some frames after it opens, so the function repeats a failed
 * check in up to 30 frames.
 */
export const findHorizontalOverflows = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const frameLimit = 30
    const findOverflows = () =>
      [document.documentElement, ...document.querySelectorAll('dialog[open]')]
        .filter((container) => container.scrollWidth > container.clientWidth)
        .map((container) => {
          const edge = container.getBoundingClientRect().left + container.clientWidth
          const wideElement = [...container.querySelectorAll('*')].find(
            (element) => element.getBoundingClientRect().right > edge + 1,
          )
          return `${container.scrollWidth} > ${container.clientWidth}: ${wideElement?.outerHTML.slice(0, 160)}`
        })
    let overflows = findOverflows()
    for (let frames = 0; overflows.length > 0 && frames < frameLimit; frames += 1) {
      await new Promise(requestAnimationFrame)
      overflows = findOverflows()
    }
    return overflows
  })

/**
 * Finds controls that are too small for touch. A control is large enough if one of these conditions is true:
 * - The control or one of its labels measures at least 24 by 24 px.
 * - Touches about 12 px above, below, left and right of the control's centre all hit the control or a label.
 *
 * The function ignores inline links, because WCAG 2.2 (2.5.8) exempts links within a sentence.
 */
export const findSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const minimumSize = 24
    const controlSelector =
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
    return [...document.querySelectorAll(controlSelector)]
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
