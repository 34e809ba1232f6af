import { ApiError, isNotFound } from './api-error'
import { connectListReader } from './http'
import { matchesPattern, splitPath } from './path-pattern'

/*
 * An API may ignore `page_size`, or limit it, and have more or fewer rows on a page than requested. Then these functions
 * compose the requested page from the pages of the API, so that no screen has to know.
 */

/** One page of a list, of which nobody has validated the rows. */
interface Page {
  count: number
  /** The number of the page. */
  current?: number
  results: readonly unknown[]
}

/** A request for one page of a list. */
interface PageRequest {
  /** The 1-based number of the page. */
  page: number
  /** The number of rows that the page should have. */
  size: number
  /** Identifies the lists that have the same page size. */
  key: string
  /** Reads the page of the API with this number. */
  readApiPage: (page: number) => Promise<Page>
}

/** The number of pages of the API to read at the same time. */
const batchSize = 4

const patterns = new Map<string, { pattern: readonly string[]; size: number | null }>()
/** The page sizes of the API as far as they are known, by the `key` of the requests. */
const apiSizes = new Map<string, number>()

/**
 * Adds the page sizes of lists without `page_size`, by path, and composes the pages of these lists from now on. `null` means that the
 * list has one page with all rows.
 */
export function addPageSizes(sizes: Readonly<Record<string, number | null>>) {
  connectListReader(readRequestedPage)
  for (const [path, size] of Object.entries(sizes)) patterns.set(path, { pattern: splitPath(path), size })
}

/** Forgets the page sizes of the API. */
export const forgetApiPageSizes = (): void => apiSizes.clear()

/**
 * Reads a list, or anything else, by `read`. A page of a list has the rows that the request asks for, even if the API has
 * another page size.
 * @throws ApiError if a call fails or the page does not exist.
 */
async function readRequestedPage(url: string, read: (url: string) => Promise<unknown>): Promise<unknown> {
  const request = parsePageRequest(url, read)
  if (!request) return read(url)
  return request.page === 1 ? readFirstPage(request) : readLaterPage(request)
}

function parsePageRequest(url: string, read: (url: string) => Promise<unknown>): PageRequest | undefined {
  const segments = splitPath(url)
  const list = [...patterns].find(([, { pattern }]) => matchesPattern(pattern, segments))
  if (!list) return undefined
  const [path, { size: defaultSize }] = list
  const parameters = new URLSearchParams(url.split('?')[1])
  const page = Number(parameters.get('page') ?? 1)
  const size = Number(parameters.get('page_size') ?? defaultSize ?? Number.MAX_SAFE_INTEGER)
  return {
    page,
    size,
    key: `${path} ${size}`,
    readApiPage: async (number) => {
      if (number === page) return (await read(url)) as Page
      parameters.set('page', String(number))
      return (await read(`${url.split('?')[0]}?${parameters}`)) as Page
    },
  }
}

async function readFirstPage(request: PageRequest): Promise<Page> {
  const page = await request.readApiPage(1)
  const apiSize = learnApiSize(request, page)
  return apiSize === request.size ? page : composePage(request, apiSize, { index: 1, page })
}

async function readLaterPage(request: PageRequest): Promise<Page> {
  const { page, size, key, readApiPage } = request
  const knownSize = apiSizes.get(key)
  if (knownSize !== undefined && knownSize !== size) {
    const index = getFirstIndex(request, knownSize)
    const first = await readIfExists(request, index)
    if (first && hasLength(first, index, knownSize))
      return composePage(request, knownSize, { index, page: first })
  }
  const answer = await readIfExists(request, page)
  const isProven = knownSize === size || (answer && !canHaveOtherSize(answer, request))
  if (answer && isProven && hasLength(answer, page, size)) return answer
  const first = await readApiPage(1)
  const apiSize = learnApiSize(request, first)
  if (apiSize !== size) return composePage(request, apiSize, { index: 1, page: first })
  return answer ?? rejectMissingPage()
}

function rejectMissingPage(): never {
  throw new ApiError('status', 404)
}

/** Returns undefined if the API has no such page. */
async function readIfExists({ readApiPage }: PageRequest, page: number): Promise<Page | undefined> {
  try {
    return await readApiPage(page)
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Whether a page has as many rows as the page with this number has, if the page size is `size`. */
const hasLength = ({ count, results }: Page, page: number, size: number): boolean =>
  results.length === Math.min(size, Math.max(0, count - (page - 1) * size))

/**
 * Whether a later page with the expected number of rows may still have other rows than requested, because another page size
 * leads to the same number: as a full page, or as the last one.
 */
function canHaveOtherSize({ count, results }: Page, { page, size }: PageRequest): boolean {
  const { length } = results
  const sizeBefore = (count - length) / (page - 1)
  const isFullPage = length !== size && page * length <= count
  const isLastPage = sizeBefore !== size && Number.isInteger(sizeBefore) && sizeBefore >= length
  return isFullPage || isLastPage
}

/** Returns the page size of the API according to its first page. Remembers the size if that page proves it. */
function learnApiSize({ size, key }: PageRequest, { count, results }: Page): number {
  const { length } = results
  if (length === 0 || (length <= size && length >= count)) return size
  apiSizes.set(key, length)
  return length
}

/** Returns the number of the API's page that has the first row of the requested page. */
const getFirstIndex = ({ page, size }: PageRequest, apiSize: number): number =>
  Math.floor(((page - 1) * size) / apiSize) + 1

/** A page of the API with its number. */
interface ReadPage {
  index: number
  page: Page
}

/** Composes the requested page from the pages of the API, of which `known` has already been read. */
async function composePage(request: PageRequest, apiSize: number, known: ReadPage): Promise<Page> {
  const { page, size } = request
  const { count } = known.page
  const start = (page - 1) * size
  const from = getFirstIndex(request, apiSize)
  const to = Math.ceil(Math.min(start + size, count) / apiSize)
  const pages = known.index === from ? [known.page] : []
  pages.push(...(await readApiPages(request, from + pages.length, to)))
  const offset = start - (from - 1) * apiSize
  const rows = pages.flatMap(({ results }) => results).slice(offset, offset + size)
  if (page > 1 && rows.length === 0) rejectMissingPage()
  return { ...known.page, current: page, results: removeRepeatedRows(rows) }
}

/** Reads the pages of the API with these numbers. Ends before a page that does not exist, since rows may have been removed. */
async function readApiPages(request: PageRequest, from: number, to: number): Promise<Page[]> {
  const pages: Page[] = []
  for (let index = from; index <= to; index += batchSize) {
    const indexes = Array.from({ length: Math.min(batchSize, to - index + 1) }, (_, at) => index + at)
    const batch = await Promise.all(indexes.map((number) => readIfExists(request, number)))
    pages.push(...batch.filter((answer) => answer !== undefined))
    if (batch.includes(undefined)) break
  }
  return pages
}

/** Leaves out a row whose id an earlier row has: a new row moves the others to later pages while they are read. */
function removeRepeatedRows(rows: readonly unknown[]): readonly unknown[] {
  const ids = new Set<unknown>()
  return rows.filter((row) => {
    const id = typeof row === 'object' && row !== null && 'id' in row ? row.id : undefined
    if (id === undefined) return true
    const isNew = !ids.has(id)
    ids.add(id)
    return isNew
  })
}
