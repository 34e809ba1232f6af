import type { Page } from '@playwright/test'

/** Finds visible dates that break over two lines, each with its element. */
export const findBrokenDates = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const date = /\d{2}[-/]\d{2}[-/]\d{4}/g
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const brokenDates: string[] = []
    for (let text = texts.nextNode(); text; text = texts.nextNode())
      for (const { 0: day, index } of text.nodeValue?.matchAll(date) ?? []) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + day.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) brokenDates.push(`${day} in ${text.parentElement?.outerHTML.slice(0, 200)}`)
      }
    return brokenDates
  })
