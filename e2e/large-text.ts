import type { Page } from '@playwright/test'

/** Makes the text of a page twice as large, as the settings of a browser do. */
export const enlargeText = (page: Page): Promise<void> =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })

/** Returns the words that the browser breaks although they have no hyphen or slash, of the elements that match `selector`. */
export const findBrokenWords = (page: Page, selector: string): Promise<string[]> =>
  page.evaluate((elements) => {
    const texts = [...document.querySelectorAll(elements)]
      .filter((element) => element.checkVisibility())
      .flatMap((element) => {
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        return Array.from({ length: 200 }, () => walker.nextNode()).filter((node) => node instanceof Text)
      })
    return texts.flatMap((text) =>
      [...text.data.matchAll(/\S+/g)]
        .filter(({ 0: word, index }) => {
          if (/[/-]/.test(word)) return false
          const range = document.createRange()
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
          return lines.size > 1
        })
        .map(([word]) => `${word} in: ${text.data}`),
    )
  }, selector)

/** Returns the part of the window's height that the bars of the shell cover in the middle of a page. */
export const measureStuckBars = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    scrollTo(0, (document.documentElement.scrollHeight - innerHeight) / 2)
    await new Promise(requestAnimationFrame)
    const heights = [...document.querySelectorAll('header, [data-sticky-actions]')].map((bar) => {
      const { top, bottom } = bar.getBoundingClientRect()
      return Math.max(0, Math.min(bottom, innerHeight) - Math.max(top, 0))
    })
    return heights.reduce((sum, height) => sum + height, 0) / innerHeight
  })

/** Returns by how much the text of a selector is wider than the room for it, in px; negative if there is more room. */
export const measureMissingRoom = (page: Page, label: string): Promise<number> =>
  page.getByLabel(label, { exact: true }).evaluate((select: HTMLSelectElement) => {
    const { font, paddingInlineStart, paddingInlineEnd } = getComputedStyle(select)
    const context = document.createElement('canvas').getContext('2d')
    if (!context) throw new Error('no canvas')
    context.font = font
    const { width } = context.measureText(select.selectedOptions[0]?.label ?? '')
    const room =
      select.clientWidth - Number.parseFloat(paddingInlineStart) - Number.parseFloat(paddingInlineEnd)
    return Math.ceil(width - room)
  })
