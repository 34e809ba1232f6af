import type { Schemas } from './operations.ts'

/** The documents' shapes of errors (P8), by status. */
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

/** A call that is refused: thrown by rules, answered by the pipeline, which undoes what the call had written. */
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

/** Ends the call with an error of the documents' shape. The operation must declare the status. */
export function refuse<Status extends RefusalStatus>(status: Status, body: RefusalBodies[Status]): never {
  throw new Refusal(status, body)
}

/** Ends the call with the 404 of everything that does not exist or is somebody else's. */
export function refuseNotFound(): never {
  refuse(404, { detail: 'No encontrado.' })
}
