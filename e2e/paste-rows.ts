import type { Page } from '@playwright/test'

/** Pastes rows into the list of workers by a paste event, as from a spreadsheet. */
export const pasteRows = (page: Page, rows: string) =>
  page.getByRole('textbox', { name: /^Filas copiadas/ }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows)
