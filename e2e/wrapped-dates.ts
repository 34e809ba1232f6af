import type { Page } from '@playwright/test'

/** Returns each visible date that wraps onto a second line, together with the HTML of its element. */
export const findWrappedDates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const datePattern = /\d{2}[-/]\d{2}[-/]\d{4}/g
    const textNodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const wrappedDates: string[] = []
    for (let node = textNodes.nextNode(); node; node = textNodes.nextNode())
      for (const { 0: date, index } of node.nodeValue?.matchAll(datePattern) ?? []) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + date.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) wrappedDates.push(`${date} in ${node.parentElement?.outerHTML.slice(0, 200)}`)
      }
    return wrappedDates
  })
