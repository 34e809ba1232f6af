import { beforeEach, describe, expect, test } from 'vitest'
import { pageSizes } from '@/api/generated/page-sizes'
import { http } from '@/api/http'
import { addPageSizes, forgetApiPageSizes } from '@/api/pages'
import { chooseCases } from '../support/scope'
import { catchFailure, connectCredentialsForEach, createJsonResponse, stubResponse } from './http-calls'

connectCredentialsForEach()
addPageSizes(pageSizes)
beforeEach(forgetApiPageSizes)

const people = '/fapi/authorization/7001/people/'
const authorizations = '/fapi/v2/customer/101/property/201/authorization/'
const companies = '/fapi/customer/101/catalogs/insurance-companies/'

const createRows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }))

/** An API that has `apiSize` rows on a page, whatever the request asks for. Returns its calls. */
const stubApi = (apiSize: number, count: number, rows: readonly object[] = createRows(count)) =>
  stubResponse(({ url }) => {
    const page = Number(new URL(url).searchParams.get('page') ?? 1)
    const results = rows.slice((page - 1) * apiSize, page * apiSize)
    if (page > 1 && results.length === 0) return createJsonResponse({ detail: 'Página inválida.' }, 404)
    return createJsonResponse({ count, current: page, results })
  })

interface IdPage {
  count: number
  current: number
  results: { id: number }[]
}

const readIds = async (url: string) => (await http<IdPage>(url)).results.map(({ id }) => id)
const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, index) => from + index)

/** Reads the pages 1 to the last one, as a pager offers them. */
async function readAllPages(path: string, size: number, count: number): Promise<number[]> {
  const ids: number[] = []
  for (const page of range(1, Math.ceil(count / size)))
    ids.push(...(await readIds(`${path}?page=${page}&page_size=${size}`)))
  return ids
}

const apiSizes = [1, 3, 7, 10, 25, 40, 100, 500]
const sizes = [5, 10, 25, 500]
const cases = chooseCases(
  apiSizes.flatMap((apiSize) => sizes.map((size) => ({ apiSize, size }))),
  13,
)

describe.each(cases)('pages of $size rows from an API with $apiSize rows on a page', ({ apiSize, size }) => {
  test.each([1, 9, 10, 17, 35, 40, 110])('have each of %i rows once', async (count) => {
    stubApi(apiSize, count)
    expect(await readAllPages(people, size, count)).toEqual(range(1, count))
  })

  test.each([17, 35, 40, 110])(
    'have the right rows if a page is the first that is read, of %i',
    async (count) => {
      for (const page of range(1, Math.ceil(count / size))) {
        forgetApiPageSizes()
        stubApi(apiSize, count)
        expect(await readIds(`${people}?page=${page}&page_size=${size}`)).toEqual(
          range((page - 1) * size + 1, Math.min(page * size, count)),
        )
      }
    },
  )

  test('end with a 404', async () => {
    stubApi(apiSize, 35)
    const failure = await catchFailure(http(`${people}?page=${Math.ceil(35 / size) + 1}&page_size=${size}`))
    expect(failure).toMatchObject({ failure: 'status', status: 404 })
  })
})

describe('a list without page_size', () => {
  test('has the page size of the contract', async () => {
    stubApi(4, 23)
    expect(await readIds(authorizations)).toEqual(range(1, 10))
    expect(await readIds(`${authorizations}?page=3`)).toEqual([21, 22, 23])
  })

  test('is read as a whole if the contract has it on one page', async () => {
    stubApi(4, 23)
    expect(await readIds(companies)).toEqual(range(1, 23))
  })
})

describe('the requests', () => {
  test('are one for each page of an API that follows the request', async () => {
    const calls = stubApi(10, 40)
    await readAllPages(people, 10, 40)
    expect(calls).toHaveLength(4)
  })

  test('keep the other parameters', async () => {
    const calls = stubApi(2, 4)
    await readIds(`${people}?full_name=Ana%20Paz&page_size=10`)
    expect(calls.map(({ url }) => new URL(url).search)).toEqual([
      '?full_name=Ana%20Paz&page_size=10',
      '?full_name=Ana+Paz&page_size=10&page=2',
    ])
  })

  test('ask again if the API has another page size than before', async () => {
    stubApi(3, 40)
    expect(await readIds(`${people}?page=1&page_size=10`)).toEqual(range(1, 10))
    stubApi(10, 40)
    expect(await readIds(`${people}?page=2&page_size=10`)).toEqual(range(11, 20))
    stubApi(100, 40)
    expect(await readIds(`${people}?page=3&page_size=10`)).toEqual(range(21, 30))
  })

  test('do not page a read of one record', async () => {
    const calls = stubResponse(() => createJsonResponse({ count: 9, results: [{ id: 1 }] }))
    await http('/fapi/authorization/7001/')
    expect(calls).toHaveLength(1)
  })
})

test('a row that two pages of the API have appears once', async () => {
  stubApi(2, 4, [{ id: 1 }, { id: 2 }, { id: 2 }, { id: 3 }])
  expect(await readIds(`${people}?page_size=10`)).toEqual([1, 2, 3])
})

test('a count above the number of rows ends at the last page of the API', async () => {
  stubApi(4, 99, createRows(9))
  expect(await readIds(`${people}?page_size=50`)).toEqual(range(1, 9))
})

test('an empty page with a count ends at once', async () => {
  const calls = stubResponse(() => createJsonResponse({ count: 9, current: 1, results: [] }))
  expect(await readIds(`${people}?page_size=10`)).toEqual([])
  expect(calls).toHaveLength(1)
})

test('a failure of a further page is a failure of the read', async () => {
  stubResponse(({ url }) =>
    url.includes('page=3')
      ? createJsonResponse({ detail: 'Error.' }, 500)
      : createJsonResponse({ count: 9, current: 1, results: createRows(3) }),
  )
  expect(await catchFailure(http(`${people}?page_size=10`))).toMatchObject({ status: 500 })
})
