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

/** The statuses with which a rule may refuse. */
export type RefusalStatus = keyof RefusalBodies

/** Thrown by rules to refuse a call. The pipeline sends its status and body as the response, and rolls back the writes. */
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

/** Throws a refusal. The operation must declare the status. */
export function refuse<Status extends RefusalStatus>(status: Status, body: RefusalBodies[Status]): never {
  throw new Refusal(status, body)
}

/** Throws a 404, for rows that do not exist or that the caller must not see. */
export function refuseNotFound(): never {
  refuse(404, { detail: 'No encontrado.' })
}
