import { isNotFound } from '@/api/api-error'

/** A page of a list of the API. */
interface ListPage<Row> {
  /** The number of rows on all pages. */
  count: number
  results: Row[]
}

/** The contract's fixed size of a page of authorizations. */
export const rowsPerPage = 10
/** The number of pages that are read at a time; more than all current authorizations of an ordinary lot. */
export const pagesPerBatch = 30
/** The number of requests at the same time, so that they leave room for others. */
const parallelRequests = 5

/**
 * Reads a batch of pages as if it were one large page; the first batch is 1. Its `count` is that of the page that was read last.
 * Ends before a page that does not exist, because rows may have been removed meanwhile. Fails if another page fails.
 */
export async function readBatch<Row>(
  readPage: (page: number) => Promise<ListPage<Row>>,
  batch: number,
): Promise<ListPage<Row>> {
  const first = (batch - 1) * pagesPerBatch + 1
  const pages = [await readPage(first)]
  const lastOfList = Math.ceil((pages[0]?.count ?? 0) / rowsPerPage)
  const last = Math.min(lastOfList, first + pagesPerBatch - 1)
  for (let next = first + 1; next <= last; next += parallelRequests) {
    const length = Math.min(parallelRequests, last - next + 1)
    const answers = await Promise.all(
      Array.from({ length }, (_, step) => readPage(next + step).catch(ignoreMissingPage)),
    )
    pages.push(...answers.filter((answer) => answer !== undefined))
    if (answers.includes(undefined)) break
  }
  return { count: pages.at(-1)?.count ?? 0, results: pages.flatMap(({ results }) => results) }
}

function ignoreMissingPage(error: unknown): undefined {
  if (!isNotFound(error)) throw error
}
