import type { MultipartField } from '../contract/contract-types.ts'
import { refuse } from '../contract/refusal.ts'
import type { UploadedFile } from '../contract/uploaded-file.ts'
import { getSchemaValidator, toFieldErrors } from '../contract/validation.ts'
import type { IncomingRequest } from './incoming-request.ts'
import { findJsonProblem } from './json-limits.ts'
import { parseMediaType } from './media-type.ts'
import { parseTypedText } from './parameters.ts'

type FormPart = string | UploadedFile

/** The maximum number of parts. The forms of the contract need far fewer; many thousands would block the server. */
const maxParts = 1_000

/**
 * Reads a multipart body, and converts its fields to the types of the contract. `schema` is the name of the contract
 * schema for the body.
 * @throws Refusal 400 that names the invalid fields.
 */
export async function readMultipart(
  schema: string,
  fields: Readonly<Record<string, MultipartField>>,
  request: IncomingRequest,
): Promise<Record<string, unknown>> {
  const parts = request.body.length === 0 ? new Map<string, FormPart[]>() : await readParts(request)
  const value = Object.fromEntries(
    [...parts].map(([name, fieldParts]) => [name, toFieldValue(fieldParts, fields[name])]),
  )
  const errors = { ...toFieldErrors(getSchemaValidator(schema)(replaceFilesWithText(value, fields))) }
  for (const [name, fieldParts] of parts) {
    const { isFile, isList } = fields[name] ?? {}
    if (!isFile) continue
    if (fieldParts.some((part) => typeof part === 'string')) errors[name] = ['Debe ser un archivo.']
    // If a field has several texts, the last text is used. Several files are rejected unless the field is a list,
    // because otherwise all files but the last would be lost without an error.
    else if (!isList && fieldParts.length > 1) errors[name] = ['Debe ser un solo archivo.']
  }
  if (Object.keys(errors).length > 0) refuse(400, errors)
  return value
}

/** Reads the parts of a multipart body by field name. The parts of one field keep their order. */
async function readParts({ headers, body }: IncomingRequest): Promise<Map<string, FormPart[]>> {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    refuse(400, { non_field_errors: ['El contenido debe ser multipart/form-data.'] })
  }
  const form = await parseForm(type, body)
  const entries = [...form.entries()]
  if (entries.length > maxParts) refuse(400, { non_field_errors: ['El contenido tiene demasiadas partes.'] })
  const parts = new Map<string, FormPart[]>()
  for (const [name, entry] of entries) {
    const part = typeof entry === 'string' ? entry : await toUploadedFile(entry)
    const reason = findJsonProblem([name, typeof part === 'string' ? part : ''])
    if (reason !== undefined) refuse(400, { non_field_errors: [reason] })
    const fieldParts = parts.get(name)
    if (fieldParts) fieldParts.push(part)
    else parts.set(name, [part])
  }
  return parts
}

async function parseForm(type: string, body: IncomingRequest['body']): Promise<FormData> {
  try {
    return await new Response(body, { headers: { 'Content-Type': type } }).formData()
  } catch {
    return refuse(400, { non_field_errors: ['El contenido no es multipart/form-data válido.'] })
  }
}

async function toUploadedFile(file: File): Promise<UploadedFile> {
  return {
    name: sanitizeFileName(file.name),
    media_type: parseMediaType(file.type),
    bytes: new Uint8Array(await file.arrayBuffer()),
  }
}

/** Removes folders and control characters from a file name, so that the name cannot refer to a file in another folder. */
function sanitizeFileName(name: string): string {
  const [lastSegment = ''] = name.split(/[\\/]/).slice(-1)
  const cleanName = lastSegment.replace(/\p{C}/gu, '').trim().slice(-255)
  return cleanName === '' || cleanName === '.' || cleanName === '..' ? 'archivo' : cleanName
}

/** Converts the parts of a field to a value: a list for a list field, else the last part. */
function toFieldValue(parts: readonly FormPart[], field: MultipartField | undefined): unknown {
  const values = parts.map((part) =>
    typeof part === 'string' ? parseTypedText(part, field?.types ?? []) : part,
  )
  return field?.isList ? values : values.at(-1)
}

/** Replaces each file by an empty text for the validation, because the schema describes files as strings. */
function replaceFilesWithText(
  value: Record<string, unknown>,
  fields: Readonly<Record<string, MultipartField>>,
) {
  const toValidatedValue = (name: string, fieldValue: unknown) => {
    if (!fields[name]?.isFile) return fieldValue
    return Array.isArray(fieldValue) ? fieldValue.map(() => '') : ''
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, fieldValue]) => [name, toValidatedValue(name, fieldValue)]),
  )
}
