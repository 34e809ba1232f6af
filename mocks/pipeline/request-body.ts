import type { ContractOperation, ContractRequest } from '../contract/contract-types.ts'
import { refuse } from '../contract/refusal.ts'
import type { UploadedFile } from '../contract/uploaded-file.ts'
import { getSchemaValidator, toFieldErrors } from '../contract/validation.ts'
import { decodeUtf8, type IncomingRequest } from './incoming-request.ts'
import { findJsonProblem } from './json-limits.ts'
import { parseMediaType } from './media-type.ts'
import { readMultipart } from './multipart.ts'

/**
 * Reads the body that the contract declares. Returns undefined if the operation has no body, or if an optional body is
 * absent. An absent required JSON body counts as an empty object. The error then names the missing fields.
 * @throws Refusal 400 that names the invalid fields.
 */
export async function readBody({ request }: ContractOperation, incoming: IncomingRequest): Promise<unknown> {
  if (!request) return undefined
  if (incoming.body.length === 0 && !request.isRequired) return undefined
  if (request.fields) return readMultipart(request.schema, request.fields, incoming)
  return request.mediaType === 'application/json' ? readJson(request, incoming) : readFile(incoming)
}

function readJson({ schema }: ContractRequest, incoming: IncomingRequest): unknown {
  const value = incoming.body.length === 0 ? {} : parseJsonBody(incoming)
  const problems = getSchemaValidator(schema)(value)
  if (problems.length > 0) refuse(400, toFieldErrors(problems))
  return value
}

/**
 * Parses a JSON body without validating it against a schema.
 * @throws Refusal 400 `non_field_errors` if the media type is not JSON, the body is not valid JSON in UTF-8, or
 * `findJsonProblem` finds a problem in the value.
 */
export function parseJsonBody(incoming: IncomingRequest): unknown {
  const type = incoming.headers.get('Content-Type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    refuse(400, { non_field_errors: ['El contenido debe ser JSON (Content-Type: application/json).'] })
  }
  const [, charset = 'utf-8'] = type.match(/;\s*charset\s*=\s*"?([^";\s]*)/i) ?? []
  if (!/^utf-?8$/i.test(charset)) {
    refuse(400, { non_field_errors: ['El contenido debe estar en UTF-8.'] })
  }
  const value = parseJsonOrRefuse(incoming)
  const reason = findJsonProblem(value)
  if (reason !== undefined) refuse(400, { non_field_errors: [reason] })
  return value
}

/** Parses a body as JSON, whatever its media type; undefined if the body is not valid JSON. */
export function tryParseJsonBody({ body }: IncomingRequest): unknown {
  try {
    return JSON.parse(decodeUtf8(body) ?? '')
  } catch {
    return undefined
  }
}

function parseJsonOrRefuse({ body }: IncomingRequest): unknown {
  try {
    return JSON.parse(decodeUtf8(body) ?? '')
  } catch {
    return refuse(400, { non_field_errors: ['El contenido no es JSON válido.'] })
  }
}

/** Reads a body that consists of one file, whatever its media type. */
function readFile({ headers, body }: IncomingRequest): UploadedFile {
  if (body.length === 0) refuse(400, { non_field_errors: ['El contenido está vacío.'] })
  return { name: '', media_type: parseMediaType(headers.get('Content-Type')), bytes: body }
}
