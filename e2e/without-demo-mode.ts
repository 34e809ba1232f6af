import type { Page } from '@playwright/test'

/** Takes the demo's button away: what is looked at is the portal's own. */
export const removeDemoMode = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('[data-demo-mode], [data-demo-button] { display: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })
