import { expect } from '../../fixtures'
import { listComponents, showComponent } from '../catalogue'
import { test } from '../shared-page'
import { keyboardTables } from './tables'

/** Sorts notes such as `Component: keys` and removes duplicates. */
const sortUnique = (notes: readonly string[]) => [...new Set(notes)].sort()

test('each keyboard note of the catalogue has a case, and each case has a note', async ({ page }) => {
  test.setTimeout(120_000)
  const catalogueNotes: string[] = []
  for (const { component } of await listComponents(page)) {
    await showComponent(page, component)
    const keys = await page.getByRole('region', { name: 'Teclado' }).locator('dt').allTextContents()
    catalogueNotes.push(...keys.map((key) => `${component}: ${key}`))
  }
  const testedNotes = keyboardTables.flatMap(({ component, cases }) =>
    cases.map(({ noteKeys: keys }) => `${component}: ${keys}`),
  )
  expect(sortUnique(testedNotes)).toEqual(sortUnique(catalogueNotes))
})

test('no component has two keyboard tables', () => {
  const names = keyboardTables.map(({ component }) => component)
  expect(names).toEqual([...new Set(names)])
})
