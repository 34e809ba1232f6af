import type { OperationId } from '../../contract/operations.ts'

/** As whom a call is made; a visitor has no session. */
export type Caller = 'residente' | 'inquilino' | 'obra' | 'admin' | 'consejo' | 'visitor'

/** A call as it goes out; the body is JSON, bytes or a form. */
export interface RefusedCall {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  body?: unknown
}

/** One refusal of the backend, and how somebody gets to it in the scenario `errors`. */
export interface RefusalRow {
  operationId: OperationId
  status: 400 | 401 | 403 | 404 | 409 | 413
  /** What the answer's body has, among other things. */
  expectedBody: Readonly<Record<string, unknown>>
  /** What to do in the portal. */
  steps: string
  as: Caller
  call: RefusedCall
}

/** A refusal that is declared, but that no call of the portal can meet. */
export interface UnreachableRow {
  operationId: OperationId
  status: 403 | 404 | 409 | 413
  reason: string
}

/** A call that reads. */
export const get = (path: string): RefusedCall => ({ method: 'GET', path })
/** A call that creates, or does something. */
export const post = (path: string, body?: unknown): RefusedCall => ({ method: 'POST', path, body })
/** A call that changes. */
export const put = (path: string, body?: unknown): RefusedCall => ({ method: 'PUT', path, body })
/** A call that removes. */
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

/** What is answered of whatever does not exist, or is somebody else's. */
export const notFound = { detail: 'No encontrado.' }
/** What is answered past the last page. */
export const wrongPage = { detail: 'Página inválida.' }
/** What is answered to whom sees a thing and may not do this with it. */
export const forbidden = { detail: 'No tenés permiso para realizar esta acción.' }
