import type { ContractOperation, ContractRequest } from '../contract/contract-shape.ts'
import { refuse } from '../contract/refusal.ts'
import type { UploadedFile } from '../contract/uploaded-file.ts'
import { contractValidator, fieldErrors } from '../contract/validation.ts'
import { type Incoming, textOf } from './incoming.ts'
import { unreadable } from './json-limits.ts'
import { mediaTypeOf } from './media-type.ts'
import { readMultipart } from './multipart.ts'

/**
 * The body of a request as the contract wants it; undefined where it takes none. No body is read as an empty object, so
 * that what is missing is named.
 * @throws Refusal 400 that names the fields.
 */
export async function readBody({ request }: ContractOperation, incoming: Incoming): Promise<unknown> {
  if (!request) return undefined
  if (incoming.body.length === 0 && !request.isRequired) return undefined
  if (request.fields) return readMultipart(request.schema, request.fields, incoming)
  return request.mediaType === 'application/json' ? readJson(request, incoming) : readFile(incoming)
}

function readJson({ schema }: ContractRequest, incoming: Incoming): unknown {
  const value = incoming.body.length === 0 ? {} : parsedJson(incoming)
  const problems = contractValidator(schema)(value)
  if (problems.length > 0) refuse(400, fieldErrors(problems))
  return value
}

/**
 * The value of a JSON body.
 * @throws Refusal 400 `non_field_errors` if it is not JSON in UTF-8, is not called so, or cannot be looked at.
 */
export function parsedJson(incoming: Incoming): unknown {
  const type = incoming.headers.get('Content-Type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    refuse(400, { non_field_errors: ['El contenido debe ser JSON (Content-Type: application/json).'] })
  }
  const [, charset = 'utf-8'] = type.match(/;\s*charset\s*=\s*"?([^";\s]*)/i) ?? []
  if (!/^utf-?8$/i.test(charset)) {
    refuse(400, { non_field_errors: ['El contenido debe estar en UTF-8.'] })
  }
  const value = parsed(incoming)
  const reason = unreadable(value)
  if (reason !== undefined) refuse(400, { non_field_errors: [reason] })
  return value
}

/** The value of a body, whatever it is called; undefined if it is no JSON. */
export function anyJson({ body }: Incoming): unknown {
  try {
    return JSON.parse(textOf(body) ?? '')
  } catch {
    return undefined
  }
}

function parsed({ body }: Incoming): unknown {
  try {
    return JSON.parse(textOf(body) ?? '')
  } catch {
    return refuse(400, { non_field_errors: ['El contenido no es JSON válido.'] })
  }
}

/** A body that is a file. What its sender calls it is not held against it. */
function readFile({ headers, body }: Incoming): UploadedFile {
  if (body.length === 0) refuse(400, { non_field_errors: ['El contenido está vacío.'] })
  return { name: '', media_type: mediaTypeOf(headers.get('Content-Type')), bytes: body }
}
