import type { OperationId } from '../../contract/operations.ts'

/** The account that makes a call; a visitor has no session. */
export type RefusedCaller = 'residente' | 'inquilino' | 'obra' | 'admin' | 'consejo' | 'visitor'

/** A request; the body is JSON, bytes or a form. */
export interface RefusedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

/** One refusal of the backend, and how to reproduce it in the scenario `errors`. */
export interface RefusalRow {
  operationId: OperationId
  status: 400 | 401 | 403 | 404 | 409 | 413
  /** The fields that the response body contains, among others. */
  expectedBody: Readonly<Record<string, unknown>>
  /** How to reproduce it in the portal. */
  steps: string
  as: RefusedCaller
  call: RefusedCall
}

/** A refusal that the contract declares, but that no call of the portal can cause. */
export interface UnreachableRow {
  operationId: OperationId
  status: 403 | 404 | 409 | 413
  reason: string
}

/** A GET request. */
export const get = (path: string): RefusedCall => ({ method: 'GET', path })
/** A POST request. */
export const post = (path: string, body?: unknown): RefusedCall => ({ method: 'POST', path, body })
/** A PUT request. */
export const put = (path: string, body?: unknown): RefusedCall => ({ method: 'PUT', path, body })
/** A DELETE request. */
export const del = (path: string): RefusedCall => ({ method: 'DELETE', path })

/** A form with a file. */
export function fileForm(
  name: string,
  content: BlobPart,
  fields: Readonly<Record<string, number>>,
): FormData {
  const form = new FormData()
  form.append('file', new File([content], name))
  for (const [field, value] of Object.entries(fields)) form.append(field, String(value))
  return form
}

/** The body of a 404: the thing does not exist, or the caller may not see it. */
export const notFound = { detail: 'No encontrado.' }
/** The body of a 404 past the last page. */
export const wrongPage = { detail: 'Página inválida.' }
/** The body of a 403: the caller may see the thing, but not do this with it. */
export const forbidden = { detail: 'No tenés permiso para realizar esta acción.' }
