import { expect } from '../../fixtures'
import { restTag } from '../../scope'
import { listComponents, showComponent } from '../catalogue'
import { test } from '../shared-page'
import { keyboardTables } from './tables'

/** Sorts notes of the form `Component: keys`, and removes duplicates. */
const sortUnique = (notes: readonly string[]) => [...new Set(notes)].sort()

test(
  'each keyboard note in the catalogue has a test case, and each test case has a keyboard note',
  restTag,
  async ({ page }) => {
    test.setTimeout(120_000)
    const catalogueNotes: string[] = []
    for (const { component } of await listComponents(page)) {
      await showComponent(page, component)
      const keyTexts = await page.getByRole('region', { name: 'Teclado' }).locator('dt').allTextContents()
      catalogueNotes.push(...keyTexts.map((noteKeys) => `${component}: ${noteKeys}`))
    }
    const testedNotes = keyboardTables.flatMap(({ component, cases }) =>
      cases.map(({ noteKeys }) => `${component}: ${noteKeys}`),
    )
    expect(sortUnique(testedNotes)).toEqual(sortUnique(catalogueNotes))
  },
)

test('no component has two keyboard tables', () => {
  const names = keyboardTables.map(({ component }) => component)
  expect(names).toEqual([...new Set(names)])
})
