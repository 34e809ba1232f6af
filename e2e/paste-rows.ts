import type { Page } from '@playwright/test'

/** Dispatches a paste event on the field 'Filas copiadas', as if the user pasted rows of a spreadsheet. */
export const pasteRows = (page: Page, rows: string) =>
  page.getByRole('textbox', { name: /^Filas copiadas/ }).evaluate((field, text) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/plain', text)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, rows)
