import { findPage, findQuerySchema, type ListCall, type Page } from './list-call.ts'

/** The size of the pages of lists without the parameter `page_size`, which the contract states in words. */
const describedSizes: Readonly<Record<string, number>> = { listAuthorizations: 10 }

const format = (query: object) =>
  new URLSearchParams(Object.entries(query).map(([k, v]) => [k, `${v}`])).toString()

/** Checks the first page, the last page, a smaller size, and the page after the last one of a list. */
export async function checkPages(list: ListCall): Promise<void> {
  const { operation, page, report } = list
  if (findQuerySchema(operation, 'page') === undefined) {
    if (page.results.length !== page.count)
      report('', {
        pointer: '/count',
        expected: `the number of rows, ${page.results.length}`,
        found: `${page.count}`,
      })
    return
  }
  const size = (findQuerySchema(operation, 'page_size')?.default ?? describedSizes[operation.operationId]) as
    | number
    | undefined
  checkPage(list, page, 1, size, '')
  const smallerSize = chooseSmallerSize(list)
  const hasSmallerPages = smallerSize !== undefined && (await checkSmallerSize(list, smallerSize))
  if (hasSmallerPages) await checkEnd(list, smallerSize, { page_size: smallerSize })
  else if (size !== undefined) await checkEnd(list, size, {})
}

function chooseSmallerSize({ operation }: ListCall): number | undefined {
  const schema = findQuerySchema(operation, 'page_size')
  if (!schema) return undefined
  return Array.isArray(schema.enum) ? (schema.enum[0] as number) : 2
}

/** Compares the rows of a page with its size and with the count. Only the last page may have fewer rows than its size. */
function checkPage(
  list: ListCall,
  page: Page,
  number: number,
  size: number | undefined,
  query: string,
): void {
  const { count, current, results } = page
  const { report } = list
  if (current !== number) report(query, { pointer: '/current', expected: `${number}`, found: `${current}` })
  if (size === undefined) return
  const expected = Math.max(0, Math.min(size, count - (number - 1) * size))
  if (results.length > size)
    report(query, { pointer: '/results', expected: `at most ${size} rows`, found: `${results.length} rows` })
  else if (results.length !== expected)
    report(query, {
      pointer: '/results',
      expected: `${expected} rows, as the count is ${count} and the size ${size}`,
      found: `${results.length} rows`,
    })
  checkLinks(list, page, number * size < count, number > 1, query)
}

function checkLinks(
  { report }: ListCall,
  { links }: Page,
  hasNext: boolean,
  hasPrevious: boolean,
  query: string,
): void {
  if (links === undefined) return
  for (const [name, isExpected] of [['next', hasNext] as const, ['previous', hasPrevious] as const]) {
    const isPresent = links[name] !== null
    if (isPresent !== isExpected)
      report(query, {
        pointer: `/links/${name}`,
        expected: isExpected ? 'an address' : 'null',
        found: isPresent ? 'a text' : 'null',
      })
  }
}

/** Reads the first two pages of a smaller size. Returns whether the list has pages of that size. */
async function checkSmallerSize(list: ListCall, size: number): Promise<boolean> {
  const { query, report } = list
  const [first, second] = [{ page_size: size }, { page_size: size, page: 2 }]
  const firstPage = findPage(await list.call({ ...query, ...first }))
  if (!firstPage) return false
  checkPage(list, firstPage, 1, size, format(first))
  if (firstPage.results.length > size) return false
  if (firstPage.count <= size) return true
  const secondPage = findPage(await list.call({ ...query, ...second }))
  if (!secondPage) return false
  checkPage(list, secondPage, 2, size, format(second))
  const ids = new Set(firstPage.results.map(({ id }) => id))
  const repeated = secondPage.results.filter(({ id }) => id !== undefined && ids.has(id))
  if (repeated.length > 0)
    report(format(second), {
      pointer: '/results',
      expected: 'no row of page 1',
      found: `${repeated.length} rows of page 1`,
    })
  return true
}

/** Reads the last page by the count and the size, and the page after it, which answers 404. */
async function checkEnd(
  list: ListCall,
  size: number,
  sizeQuery: Readonly<Record<string, number>>,
): Promise<void> {
  const { page, query, report } = list
  const last = Math.max(1, Math.ceil(page.count / size))
  if (last > 1) {
    const lastQuery = { ...sizeQuery, page: last }
    const result = await list.call({ ...query, ...lastQuery }, [200, 404])
    const lastPage = findPage(result)
    if (lastPage) checkPage(list, lastPage, last, size, format(lastQuery))
    else if (!('failure' in result) && result.status === 404)
      report(format(lastQuery), {
        pointer: '/count',
        expected: `a count with which page ${last} exists`,
        found: `${page.count}, but page ${last} answers 404`,
      })
  }
  const afterQuery = { ...sizeQuery, page: last + 1 }
  const result = await list.call({ ...query, ...afterQuery }, [200, 404])
  const after = findPage(result)
  if (after && after.results.length > 0)
    report(format(afterQuery), {
      pointer: '/count',
      expected: 'the number of all rows',
      found: `${page.count}, but page ${last + 1} has ${after.results.length} more`,
    })
  else if (after)
    report(format(afterQuery), { pointer: 'status', expected: '404 after the last page', found: '200' })
}
