import type { Page } from '@playwright/test'

/** The sizes of an A4 sheet within the margins of 14 mm, in px. */
export const sheets = { portrait: { width: 688, height: 1017 }, landscape: { width: 1017, height: 688 } }

/** Prints a page on A4 paper, and counts its sheets. */
export async function countSheets(
  page: Page,
  orientation: keyof typeof sheets = 'portrait',
): Promise<number> {
  await page.emulateMedia({ media: null })
  const pdf = await page.pdf({ format: 'A4', landscape: orientation === 'landscape' })
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0
}

/** Lays a page out as on a sheet of A4 paper. */
export async function showAsPrinted(
  page: Page,
  orientation: keyof typeof sheets = 'portrait',
): Promise<void> {
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize(sheets[orientation])
}
