import { contract } from '@mocks/contract/generated/contract'
import { pageSizes } from '@/api/generated/page-sizes'

/** A page size that each list of the contract accepts. */
const fullSize = 50

interface Page {
  count: number
  current?: number
  results: unknown[]
}

/** Reads a list like `fetch`. */
export type Send = (url: string, init?: RequestInit) => Promise<Response>

/** Whether an operation has pages of a list. */
export const hasPages = (operationId: string): boolean =>
  Object.keys(pageSizes).includes(
    Object.values(contract.operations).find((operation) => operation.operationId === operationId)?.path ?? '',
  )

/**
 * Returns the response of an API that has `apiSize` rows on each page of a list, whatever the request asks for. The rows, their
 * order and their number are those of the mock backend.
 */
export async function repaginate(
  url: URL,
  apiSize: number,
  send: Send,
  init?: RequestInit,
): Promise<Response> {
  const page = Number(url.searchParams.get('page') ?? 1)
  const rows: unknown[] = []
  let answer: Page
  let pageOfMock = 0
  do {
    pageOfMock += 1
    const response = await send(buildMockUrl(url, pageOfMock), init)
    if (!response.ok) return response
    answer = await response.json()
    rows.push(...answer.results)
  } while (rows.length < answer.count)
  const results = rows.slice((page - 1) * apiSize, page * apiSize)
  if (page > 1 && results.length === 0) return Response.json({ detail: 'Página inválida.' }, { status: 404 })
  return Response.json({ ...answer, current: page, results })
}

/** Only a list whose pages have a size accepts another size. A list on one page has no pages. */
function buildMockUrl(url: URL, page: number): string {
  const mockUrl = new URL(url)
  if (mockUrl.searchParams.has('page_size')) mockUrl.searchParams.set('page_size', String(fullSize))
  if (page > 1) mockUrl.searchParams.set('page', String(page))
  else mockUrl.searchParams.delete('page')
  return mockUrl.href
}
