import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'

/** The requested page; pages are counted from 1. */
interface PageRequest {
  page: number
  page_size: number
}

/** A page as lists answer it. */
export interface ResultPage<Row> {
  count: number
  current: number
  results: Row[]
}

/** Which of the rows are the page. */
export interface PageWindow {
  skip: number
  take: number
}

/** From what a page is cut: what a table's `select` takes and answers. */
type PageSelector<Row> = (window: PageWindow) => { count: number; rows: Row[] }

/**
 * The page of a list.
 * @throws Refusal 404 past the last page; the first page of an empty list is a page.
 */
export function getPage<Row>(cut: PageSelector<Row>, { page, page_size }: PageRequest): ResultPage<Row> {
  const { count, rows } = cut({ skip: (page - 1) * page_size, take: page_size })
  if (rows.length === 0 && page > 1) refuse(404, { detail: sentences.wrongPage })
  return { count, current: page, results: rows }
}

/** Cuts a page from rows that are at hand. */
export const selectFromRows =
  <Row>(rows: readonly Row[]): PageSelector<Row> =>
  ({ skip, take }) => ({ count: rows.length, rows: rows.slice(skip, skip + take) })

/** The same page with its rows shown in another way. */
export const mapPage = <Row, Shown>(page: ResultPage<Row>, show: (row: Row) => Shown): ResultPage<Shown> => ({
  ...page,
  results: page.results.map(show),
})

/** The addresses of the pages before and after this one: path and query of the request, with another `page`. */
export function getPageLinks(url: URL, { page, page_size }: PageRequest, count: number) {
  const linkTo = (other: number) => {
    const link = new URL(url)
    link.searchParams.set('page', String(other))
    return `${link.pathname}${link.search}`
  }
  return {
    next: page * page_size < count ? linkTo(page + 1) : null,
    previous: page > 1 ? linkTo(page - 1) : null,
  }
}
