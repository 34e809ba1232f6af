import type { Schemas } from './operations.ts'

/** The error bodies of the contract, by status. */
export interface RefusalBodies {
  400: Schemas['ValidationErrors']
  401: Schemas['Detail'] | Schemas['NonFieldErrors']
  403: Schemas['Detail']
  404: Schemas['Detail']
  405: Schemas['Detail']
  409: Schemas['Message']
  413: Schemas['Detail']
}

/** The statuses with which a rule may refuse a call. */
export type RefusalStatus = keyof RefusalBodies

/** Rules throw a `Refusal` to refuse a call. The call's writes are rolled back; its response has this status and body. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly status: RefusalStatus
  readonly body: RefusalBodies[RefusalStatus]

  constructor(status: RefusalStatus, body: RefusalBodies[RefusalStatus]) {
    super(`${status} ${JSON.stringify(body)}`)
    this.status = status
    this.body = body
  }
}

/** Throws a refusal. The contract must declare `status` for the called operation. */
export function refuse<Status extends RefusalStatus>(status: Status, body: RefusalBodies[Status]): never {
  throw new Refusal(status, body)
}

/** Throws a refusal with the status 404: the row does not exist, or the caller must not see it. */
export function refuseNotFound(): never {
  refuse(404, { detail: 'No encontrado.' })
}
