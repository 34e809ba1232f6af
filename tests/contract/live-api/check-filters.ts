import { filters } from './filters.ts'
import { findPage, type ListCall } from './list-call.ts'

/** Filters a list by values of its first row. The filtered list must have such a row, and no row that the filter excludes. */
export async function checkFilters({ operation, page, query, call, report }: ListCall): Promise<void> {
  const [row] = page.results
  if (!row) return
  for (const { parameter, choose, accepts } of filters[operation.operationId] ?? []) {
    const value = choose(row)
    if (value === undefined) continue
    const filtered = findPage(await call({ ...query, [parameter]: value }))
    if (!filtered) continue
    const isFirstRowSelected = accepts(row, `${value}`)
    if (isFirstRowSelected && filtered.count === 0)
      report(`${parameter}=…`, {
        pointer: '/results',
        expected: 'the row that has the value',
        found: 'no rows',
      })
    const index = filtered.results.findIndex((candidate) => !accepts(candidate, `${value}`))
    if (index >= 0)
      report(`${parameter}=…`, {
        pointer: `/results/${index}`,
        expected: `a row that ${parameter} selects`,
        found: 'a row that it excludes',
      })
  }
}
