import { refuse } from '../contract/refusal.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import type { Db } from '../db/db.ts'
import type { MovementRow } from '../db/rows.ts'
import { createMovementJoiner } from '../handlers/movement-lookups.ts'
import { checkIn, checkOut, type GateContext } from '../rules/gate.ts'
import { findPersonAtGate, type GateCredentials } from '../rules/gate-lookups.ts'
import { toActivityRecord } from '../rules/movement-views.ts'
import { formatFullName } from '../rules/people.ts'
import type { Control, ControlCall } from './control.ts'

/**
 * Collects the gate, the plate and the time of a check-in or check-out.
 * @throws Refusal 400 if `qrcode`, `person` and `plate` are all absent. The schema does not check this, because its error
 * would name only one of the three fields.
 */
function createGateContext({ body, clock }: ControlCall<GateCredentials>): GateContext {
  const { qrcode, person, plate } = body
  if ((qrcode ?? person ?? plate) === undefined) refuse(400, { non_field_errors: [copy.noIdentification] })
  return {
    gateId: body.gate,
    plate: body.plate,
    now: clock.now(),
    today: clock.today(),
    time: clock.timeOfDay(),
  }
}

const createResponseBody = (db: Db, movement: MovementRow, formatMessage: (name: string) => string) => {
  const joinedMovement = createMovementJoiner(db)(movement)
  return {
    message: formatMessage(formatFullName(joinedMovement.person)),
    movement: toActivityRecord(joinedMovement),
  }
}

/** Checks a person in. If the person may not enter, the response is a 409 with the reason in `message`. */
export const checkInControl: Control<GateCredentials> = {
  method: 'POST',
  schema: 'gate',
  run: async (call) => {
    const { db, ids, body } = call
    const context = createGateContext(call)
    const isLeaving = false
    const personAtGate = findPersonAtGate({ db, ...context }, body, isLeaving)
    const movement = await db.movements.insert(checkIn(personAtGate, context, ids.next('movements')))
    return { status: 201, body: createResponseBody(db, movement, copy.entered) }
  },
}

/** Checks a person out, also after the permitted hours. */
export const checkOutControl: Control<GateCredentials> = {
  method: 'POST',
  schema: 'gate',
  run: async (call) => {
    const { db, body } = call
    const context = createGateContext(call)
    const isLeaving = true
    const personAtGate = findPersonAtGate({ db, ...context }, body, isLeaving)
    const movement = await db.movements.save(checkOut(personAtGate, context))
    return { status: 200, body: createResponseBody(db, movement, copy.left) }
  },
}
