import { refuse } from '../contract/refusal.ts'
import { sentences } from '../copy/sentences.ts'
import type { DbTable } from '../db/table.ts'
import type { RowQuery } from '../db/table-options.ts'

/** The page of a list that a request asks for, counted from 1. */
interface PageRequest {
  page: number
  page_size: number
}

/** A page of a list in a response. */
export interface ResultPage<Row> {
  /** The number of rows on all pages. */
  count: number
  /** The number of this page. */
  current: number
  results: Row[]
}

/** Selects the rows of a page, and counts the rows on all pages. */
type PageSelector<Row> = (range: { skip: number; take: number }) => { count: number; rows: Row[] }

/** Returns a page of converted rows. @throws Refusal 404 for a page after the last page. An empty list has one page. */
export function getPage<Row, Result = Row>(
  select: PageSelector<Row>,
  { page, page_size }: PageRequest,
  convert: (row: Row) => Result = (row) => row as unknown as Result,
): ResultPage<Result> {
  const { count, rows } = select({ skip: (page - 1) * page_size, take: page_size })
  if (rows.length === 0 && page > 1) refuse(404, { detail: sentences.wrongPage })
  return { count, current: page, results: rows.map(convert) }
}

/** Creates a function that selects a page of an array. */
export const selectFromRows =
  <Row>(rows: readonly Row[]): PageSelector<Row> =>
  ({ skip, take }) => ({ count: rows.length, rows: rows.slice(skip, skip + take) })

/** Creates a function that selects a page of a query's rows. */
export const selectFromTable =
  <Row extends { id: number }>(table: DbTable<Row>, query: RowQuery<Row>): PageSelector<Row> =>
  (range) =>
    table.select({ ...query, ...range })

/**
 * Creates the links to the next and the previous page; null if there is no such page. A link is the path and the query
 * string of the request's `url`, with the number of the linked page as `page`.
 */
export function getPageLinks(url: URL, { page, page_size }: PageRequest, count: number) {
  const createLink = (pageNumber: number) => {
    const link = new URL(url)
    link.searchParams.set('page', String(pageNumber))
    return `${link.pathname}${link.search}`
  }
  return {
    next: page * page_size < count ? createLink(page + 1) : null,
    previous: page > 1 ? createLink(page - 1) : null,
  }
}
