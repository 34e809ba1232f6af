import { refuse } from '../contract/refusal.ts'
import { gateSentences as copy } from '../copy/gate.ts'
import type { Db } from '../db/db.ts'
import type { MovementRow } from '../db/rows.ts'
import { createMovementJoiner } from '../handlers/movement-files.ts'
import { checkIn, checkOut, type GateContext } from '../rules/gate.ts'
import { findArrival, type GateCredentials } from '../rules/gate-lookups.ts'
import { toActivityRecord } from '../rules/movement-views.ts'
import { formatFullName } from '../rules/people.ts'
import type { Control, ControlCall } from './control.ts'

type AtGate = GateCredentials

/** @throws Refusal 400 unless a field identifies the person; a schema error would name only one field. */
function atTheGate({ body, clock }: ControlCall<AtGate>): GateContext {
  const { qrcode, person, plate } = body
  if ((qrcode ?? person ?? plate) === undefined) refuse(400, { non_field_errors: [copy.nobodyShown] })
  return {
    gateId: body.gate,
    plate: body.plate,
    now: clock.now(),
    today: clock.today(),
    time: clock.timeOfDay(),
  }
}

const bodyOf = (db: Db, movement: MovementRow, say: (name: string) => string) => {
  const file = createMovementJoiner(db)(movement)
  return { message: say(formatFullName(file.person)), movement: toActivityRecord(file) }
}

/** Checks a person in, or refuses with the reason (409 `message`). */
export const checkInControl: Control<AtGate> = {
  method: 'POST',
  schema: 'gate',
  run: async (call) => {
    const { db, ids, body } = call
    const at = atTheGate(call)
    const arrival = findArrival({ db, ...at }, body, false)
    const movement = await db.movements.insert(checkIn(arrival, at, ids.next('movements')))
    return { status: 201, body: bodyOf(db, movement, copy.entered) }
  },
}

/** Checks a person out, also after the permitted hours. */
export const checkOutControl: Control<AtGate> = {
  method: 'POST',
  schema: 'gate',
  run: async (call) => {
    const { db, body } = call
    const at = atTheGate(call)
    const arrival = findArrival({ db, ...at }, body, true)
    const movement = await db.movements.save(checkOut(arrival, at))
    return { status: 200, body: bodyOf(db, movement, copy.left) }
  },
}
