import type { OperationId } from '@mocks/contract/operations'

/** A call of an operation that succeeds in the demo: what generated calls are made from, so that many of them hit something. */
export interface KnownCall {
  path?: Record<string, number | string>
  query?: Record<string, unknown>
  /** Without it, the contract's example. For multipart, its fields. A function is told the caller's token. */
  body?: unknown | ((token: string) => unknown)
  /** The account that may call it; residente@demo.ar without it. */
  as?: string
}

/** By operation. */
export type KnownCalls = Partial<Record<OperationId, KnownCall>>
