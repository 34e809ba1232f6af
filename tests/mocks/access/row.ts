import type { OperationId } from '@mocks/contract/operations'

/** What residente, inquilino, obra, admin and consejo are answered. */
export type Statuses = readonly [number, number, number, number, number]

/** A call, as the table asks it. */
export interface AskedCall {
  method: string
  path: string
  body?: unknown
}

/** Operation, of what, the call, and what each account is answered. */
export type AccessRow = readonly [OperationId, string, AskedCall, Statuses]

export const everybody = (status: number): Statuses => [status, status, status, status, status]
export const onlyResidente = (status: number): Statuses => [status, 404, 404, 404, 404]

export const get = (path: string): AskedCall => ({ method: 'GET', path })
export const post = (path: string, body?: unknown): AskedCall => ({ method: 'POST', path, body })
export const put = (path: string, body?: unknown): AskedCall => ({ method: 'PUT', path, body })
export const del = (path: string): AskedCall => ({ method: 'DELETE', path })
