import { config } from '@/config'
import type { WriteOptions } from './submission-api'

/** Builds the fetch options of a write, with the idempotency key if the installation enables it. */
export const toRequestInit = ({ idempotencyKey, signal }: WriteOptions): RequestInit => ({
  signal,
  headers: config().idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {},
})

/** Builds a multipart body. The owner comes before the file so that a streaming backend knows it first. */
export function createFileForm(file: File, owner: Record<string, number>): FormData {
  const form = new FormData()
  for (const [name, id] of Object.entries(owner)) form.append(name, String(id))
  form.append('file', file, file.name)
  return form
}

/** Upper bound that stops endless paging on a faulty backend. */
const maxPages = 200

/** Reads all rows of a paged list. */
export async function readAllRows<Row>(
  readPage: (page: number) => Promise<{ count: number; results: readonly Row[] }>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let page = 1; page <= maxPages; page += 1) {
    const { count, results } = await readPage(page)
    rows.push(...results)
    if (rows.length >= count || results.length === 0) break
  }
  return rows
}
