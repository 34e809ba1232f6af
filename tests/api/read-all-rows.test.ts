import { expect, test } from 'vitest'
import { readAllRows } from '@/api/read-all-rows'

/** Creates a list of `count` rows with one row on each page. */
const createPages =
  (count: number) =>
  async ({ page }: { page: number }) => ({ count, results: page > count ? [] : [page] })

test('reads the rows of all pages', async () => {
  expect(await readAllRows(createPages(0))).toEqual([])
  expect(await readAllRows(createPages(3))).toEqual([1, 2, 3])
  expect(await readAllRows(createPages(200))).toHaveLength(200)
})

test('rejects a list with too many pages instead of returning a part of it', async () => {
  await expect(readAllRows(createPages(201))).rejects.toMatchObject({ failure: 'garbage' })
})

test('stops at an empty page, even if the backend counts more rows', async () => {
  const readPage = async ({ page }: { page: number }) => ({ count: 9, results: page < 3 ? [page] : [] })
  expect(await readAllRows(readPage)).toEqual([1, 2])
})
