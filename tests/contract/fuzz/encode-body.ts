import type { UploadedFile } from '@mocks/contract/uploaded-file'
import type { Operation } from './generated-call'

/** An encoded body, and the headers that must be sent with it. */
interface EncodedBody {
  body: unknown
  headers: Record<string, string>
}

/** Whether a value is a file. */
export const isFile = (value: unknown): value is UploadedFile =>
  typeof value === 'object' && value !== null && 'bytes' in value

const toBlob = ({ bytes, media_type }: UploadedFile) => new Blob([bytes.slice()], { type: media_type })

/**
 * Encodes a body as the operation expects: the fields of a form as `FormData`, and a file as its bytes. Returns any other body
 * unchanged, because the test client sends an object as JSON and a text without changes.
 */
export function encodeBody({ request }: Operation, body: unknown): EncodedBody {
  if (typeof body === 'string' || body === undefined) return { body, headers: {} }
  if (request?.fields) return { body: toFormData(body as Record<string, unknown>), headers: {} }
  if (!isFile(body)) return { body, headers: {} }
  return { body: body.bytes, headers: { 'Content-Type': body.media_type } }
}

function toFormData(fields: Record<string, unknown>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    for (const part of [value].flat()) {
      if (isFile(part)) form.append(name, toBlob(part), part.name)
      else form.append(name, String(part))
    }
  }
  return form
}
