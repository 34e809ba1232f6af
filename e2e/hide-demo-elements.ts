import type { Page } from '@playwright/test'

/** Hides the elements of the demo, so that the page shows only the portal. */
export const hideDemoElements = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-demo-mode], [data-demo-button] { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
