import { config } from '@/config'
import type { WriteOptions } from './submission-api'

/** How a write is sent; its key only where the installation says that the API takes one. */
export const toRequestInit = ({ idempotencyKey, signal }: WriteOptions): RequestInit => ({
  signal,
  headers: config().idempotencyKeys ? { 'Idempotency-Key': idempotencyKey } : {},
})

/** A form with a file. Whom it belongs to goes first, so that a backend knows it when the file comes. */
export function createFileForm(file: File, owner: Record<string, number>): FormData {
  const form = new FormData()
  for (const [name, id] of Object.entries(owner)) form.append(name, String(id))
  form.append('file', file, file.name)
  return form
}

/** More pages than any list has; a backend that never ends would be asked for ever. */
const maxPages = 200

/** All rows of a list that comes in pages. */
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
