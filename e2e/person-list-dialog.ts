import type { Locator, Page } from '@playwright/test'

/** Finds the dialog in which the user adds the people of a list. */
export const findListDialog = (page: Page): Locator => page.getByRole('dialog', { name: 'Agregar una lista' })

/** Finds the row of a person in the preview of the list. */
export const findListRow = (page: Page, name: string): Locator =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
