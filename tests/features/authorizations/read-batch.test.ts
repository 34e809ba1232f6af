import { expect, test } from 'vitest'
import { ApiError } from '@/api/api-error'
import { pagesPerBatch, readBatch, rowsPerPage } from '@/features/authorizations/week/read-batch'

/** A list of numbers from 1 to `count`, in pages; `largestLoad` is the largest number of requests at the same time. */
function createList(count: number) {
  const list = { requests: [] as number[], running: 0, largestLoad: 0 }
  const readPage = async (page: number) => {
    list.requests.push(page)
    list.running += 1
    list.largestLoad = Math.max(list.largestLoad, list.running)
    await Promise.resolve()
    list.running -= 1
    const first = (page - 1) * rowsPerPage
    if (page > 1 && first >= count) throw new Error(`there is no page ${page}`)
    const length = Math.max(0, Math.min(rowsPerPage, count - first))
    return { count, results: Array.from({ length }, (_, index) => first + index + 1) }
  }
  return { list, readPage }
}

test.each([0, 1, 10, 11, 57, 299, 300])('a list of %d rows is one batch', async (count) => {
  const { list, readPage } = createList(count)
  const batch = await readBatch(readPage, 1)
  expect(batch.count).toBe(count)
  expect(batch.results).toEqual(Array.from({ length: count }, (_, index) => index + 1))
  expect(list.requests).toHaveLength(Math.max(1, Math.ceil(count / rowsPerPage)))
  expect(list.largestLoad).toBeLessThanOrEqual(5)
})

test('a longer list has more batches, which together have each row once', async () => {
  const { readPage } = createList(pagesPerBatch * rowsPerPage + 25)
  const [first, second] = [await readBatch(readPage, 1), await readBatch(readPage, 2)]
  expect(first.results).toHaveLength(pagesPerBatch * rowsPerPage)
  expect(second.results).toHaveLength(25)
  expect(new Set([...first.results, ...second.results]).size).toBe(first.count)
})

test('fails if a page fails', async () => {
  const { readPage } = createList(100)
  const failing = (page: number) => (page === 7 ? Promise.reject(new Error('cut')) : readPage(page))
  await expect(readBatch(failing, 1)).rejects.toThrow('cut')
})

test('ends before a page that no longer exists', async () => {
  const { list, readPage } = createList(100)
  const shrunk = (page: number) => (page >= 4 ? Promise.reject(new ApiError('status', 404)) : readPage(page))
  const batch = await readBatch(shrunk, 1)
  expect(batch.results).toEqual(Array.from({ length: 30 }, (_, index) => index + 1))
  expect(list.requests).toEqual([1, 2, 3])
})
