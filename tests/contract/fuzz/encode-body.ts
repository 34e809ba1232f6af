import type { UploadedFile } from '@mocks/contract/uploaded-file'
import type { Operation } from './generated-call'

/** A body with the headers that describe it. */
interface EncodedBody {
  body: unknown
  headers: Record<string, string>
}

/** Whether a value is a file to send. */
export const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value

const blobOf = ({ bytes, media_type }: UploadedFile) => new Blob([bytes.slice()], { type: media_type })

/** Encodes a body as JSON, a form or bytes. Text is sent unchanged. */
export function encodeBody({ request }: Operation, body: unknown): EncodedBody {
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
