import type { Page } from '@playwright/test'

/** Hides the button, the messages and the tour offer of the demo, but not the card of the tour. */
export const hideDemoElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-demo-mode], [data-demo-button] { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
