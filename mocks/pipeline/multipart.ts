import type { MultipartField } from '../contract/contract-types.ts'
import { refuse } from '../contract/refusal.ts'
import type { UploadedFile } from '../contract/uploaded-file.ts'
import { getContractValidator, toFieldErrors } from '../contract/validation.ts'
import type { IncomingRequest } from './incoming-request.ts'
import { findJsonProblem } from './json-limits.ts'
import { parseMediaType } from './media-type.ts'
import { parseTypedText } from './parameters.ts'

type FormPart = string | UploadedFile

/** Reads the fields of a multipart body with the contract's types. @throws Refusal 400 that names the fields. */
export async function readMultipart(
  schema: string,
  fields: Readonly<Record<string, MultipartField>>,
  incoming: IncomingRequest,
): Promise<Record<string, unknown>> {
  const parts = incoming.body.length === 0 ? new Map<string, FormPart[]>() : await readParts(incoming)
  const value = Object.fromEntries([...parts].map(([name, sent]) => [name, toFieldValue(sent, fields[name])]))
  const errors = { ...toFieldErrors(getContractValidator(schema)(replaceBytesWithText(value, fields))) }
  for (const [name, sent] of parts) {
    const { isFile, isList } = fields[name] ?? {}
    if (!isFile) continue
    if (sent.some((part) => typeof part === 'string')) errors[name] = ['Debe ser un archivo.']
    // The last of several texts is used, but a further file would be lost silently.
    else if (!isList && sent.length > 1) errors[name] = ['Debe ser un solo archivo.']
  }
  if (Object.keys(errors).length > 0) refuse(400, errors)
  return value
}

/** Reads the parts by name, in their order. */
async function readParts({ headers, body }: IncomingRequest): Promise<Map<string, FormPart[]>> {
  const type = headers.get('Content-Type') ?? ''
  if (!/^multipart\/form-data\s*(;|$)/i.test(type)) {
    refuse(400, { non_field_errors: ['El contenido debe ser multipart/form-data.'] })
  }
  const form = await parseForm(type, body)
  const parts = new Map<string, FormPart[]>()
  for (const [name, sent] of form.entries()) {
    const part = typeof sent === 'string' ? sent : await toUploadedFile(sent)
    const reason = findJsonProblem([name, typeof part === 'string' ? part : ''])
    if (reason !== undefined) refuse(400, { non_field_errors: [reason] })
    parts.set(name, [...(parts.get(name) ?? []), part])
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

/** Removes folders and control characters, so that the name cannot refer to another path. */
function sanitizeFileName(name: string): string {
  const [last = ''] = name.split(/[\\/]/).slice(-1)
  const plain = last.replace(/\p{C}/gu, '').trim().slice(-255)
  return plain === '' || plain === '.' || plain === '..' ? 'archivo' : plain
}

/** Converts the parts of a field; the last one is used unless the field is a list. */
function toFieldValue(sent: readonly FormPart[], field: MultipartField | undefined): unknown {
  const values = sent.map((part) =>
    typeof part === 'string' ? parseTypedText(part, field?.types ?? []) : part,
  )
  return field?.isList ? values : values.at(-1)
}

/** Replaces files by texts, because the schema describes files as strings. */
function replaceBytesWithText(
  value: Record<string, unknown>,
  fields: Readonly<Record<string, MultipartField>>,
) {
  const stand = (name: string, one: unknown) => {
    if (!fields[name]?.isFile) return one
    return Array.isArray(one) ? one.map(() => '') : ''
  }
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, stand(name, one)]))
}
