import { getPage, getPageLinks, selectFromRows } from '@mocks/rules/pages'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { catchRefusal } from './sample-rows'

describe('the pages of a list', () => {
  it('together have every row once and in order, for any page size; getPage refuses a page after the last one', () => {
    fc.assert(
      fc.property(fc.nat(60), fc.integer({ min: 1, max: 25 }), (count, page_size) => {
        const rows = Array.from({ length: count }, (_, index) => index)
        const lastPage = Math.max(1, Math.ceil(count / page_size))
        const pages = Array.from({ length: lastPage }, (_, index) =>
          getPage(selectFromRows(rows), { page: index + 1, page_size }),
        )
        expect(pages.flatMap(({ results }) => results)).toEqual(rows)
        expect(pages.every((page) => page.count === count)).toBe(true)
        expect(catchRefusal(() => getPage(selectFromRows(rows), { page: lastPage + 1, page_size }))).toEqual({
          status: 404,
          body: { detail: 'Página inválida.' },
        })
      }),
    )
  })

  it('contain the results of the conversion function that the caller passes', () => {
    expect(getPage(selectFromRows([3, 4, 1, 2]), { page: 2, page_size: 2 }, String)).toEqual({
      count: 4,
      current: 2,
      results: ['1', '2'],
    })
  })

  it('have links to the next and the previous page, which keep the query string of the request', () => {
    const url = new URL('http://api.demo/fapi/contacts/?search=n%C3%BA%C3%B1ez&page=2&page_size=10')
    expect(getPageLinks(url, { page: 2, page_size: 10 }, 21)).toEqual({
      next: '/fapi/contacts/?search=n%C3%BA%C3%B1ez&page=3&page_size=10',
      previous: '/fapi/contacts/?search=n%C3%BA%C3%B1ez&page=1&page_size=10',
    })
    expect(getPageLinks(url, { page: 1, page_size: 10 }, 10)).toEqual({ next: null, previous: null })
    expect(getPageLinks(url, { page: 2, page_size: 10 }, 20).next).toBeNull()
  })
})
