import type { Page } from '@playwright/test'

/** Pastes rows into the list of workers as a spreadsheet does: the page is told of a text, and not of keys. */
export const pasteRows = (page: Page, rows: string) =>
  page.getByRole('textbox', { name: /^Filas copiadas/ }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows)
