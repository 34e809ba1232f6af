import { expect } from '../../fixtures'
import { listEverything, showComponent } from '../catalogue'
import { test } from '../shared-page'
import { keyboardTables } from './tables'

/** `Component: keys`, each once, in the order of the alphabet. */
const inOrder = (notes: readonly string[]) => [...new Set(notes)].sort()

test('every keyboard note of the catalogue has a case that proves it, and every case a note', async ({
  page,
}) => {
  test.setTimeout(120_000)
  const told: string[] = []
  for (const { component } of await listEverything(page)) {
    await showComponent(page, component)
    const keys = await page.getByRole('region', { name: 'Teclado' }).locator('dt').allTextContents()
    told.push(...keys.map((key) => `${component}: ${key}`))
  }
  const proved = keyboardTables.flatMap(({ component, cases }) =>
    cases.map(({ keys }) => `${component}: ${keys}`),
  )
  expect(inOrder(proved)).toEqual(inOrder(told))
})

test('each component has one table', () => {
  const names = keyboardTables.map(({ component }) => component)
  expect(names).toEqual([...new Set(names)])
})
