import type { UploadedFile } from '@mocks/contract/uploaded-file'
import type { Operation } from './ask'

/** A body and the headers that say what it is. */
interface Travelling {
  body: unknown
  headers: Record<string, string>
}

/** Whether a value is a file that is sent. */
export const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value

const blobOf = ({ bytes, media_type }: UploadedFile) => new Blob([bytes.slice()], { type: media_type })

/** A body as it travels: as JSON, as a form, or as bytes. A text travels as it stands. */
export function travelling({ request }: Operation, body: unknown): Travelling {
  if (typeof body === 'string' || body === undefined) return { body, headers: {} }
  if (request?.fields) return { body: formOf(body as Record<string, unknown>), headers: {} }
  if (!isFile(body)) return { body, headers: {} }
  return { body: body.bytes, headers: { 'Content-Type': body.media_type } }
}

function formOf(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const one of [value].flat()) {
      if (isFile(one)) form.append(name, blobOf(one), one.name)
      else form.append(name, String(one))
    }
  }
  return form
}
