import type { Db } from '@mocks/db/db'
import { findPersonAtGate, type GateCredentials } from '@mocks/rules/gate-lookups'
import { describe, expect, it } from 'vitest'
import { createAuthorizations, createFourMovements, createMovementRow } from './gate-rows'
import { createSampleDb } from './sample-db'
import { createResidencyRow } from './sample-lots'
import { catchInvalidFields, catchRefusal, createPersonRow, today } from './sample-rows'

const persons = [1, 2, 3, 4].map((id) => createPersonRow(id))

/** Returns the id of the person that gate 21 of Los Álamos finds by the credentials. */
const findPersonId = (db: Db, credentials: Partial<GateCredentials>, isLeaving: boolean) =>
  findPersonAtGate({ db, today, time: '10:00:00' }, { gate: 21, ...credentials }, isLeaving).person.id

const findEnteringDriver = (db: Db) => findPersonId(db, { plate: 'ab 123 cd' }, false)
const findLeavingDriver = (db: Db) => findPersonId(db, { plate: 'ab 123 cd' }, true)

const exit = { checkout_at: '2026-03-16T12:30:00.000Z', checkout_gate_id: 21 }

describe('findPersonAtGate', () => {
  it.each([true, false])('requires a plate if the request has nothing else (exit: %s)', async (isLeaving) => {
    const db = await createSampleDb({ persons })
    expect(catchInvalidFields(() => findPersonId(db, {}, isLeaving))).toEqual({
      plate: ['Escribí la patente.'],
    })
  })

  it('accepts a QR code only at a gate of the neighbourhood of the authorization', async () => {
    const samples = createAuthorizations({ id: 7001, personIds: [1] })
    const db = await createSampleDb({ persons, ...samples })
    const unknownCode = {
      status: 409,
      body: { message: 'El código no corresponde a ninguna autorización de este barrio.' },
    }
    expect(findPersonId(db, { qrcode: 'la-7001' }, false)).toBe(1)
    expect(catchRefusal(() => findPersonId(db, { qrcode: 'la-7001', gate: 27 }, false))).toEqual(unknownCode)
    expect(catchRefusal(() => findPersonId(db, { qrcode: 'la-7002' }, false))).toEqual(unknownCode)
  })
})

describe('a check-in by plate alone', () => {
  it('identifies the last driver of those who may enter', async () => {
    const residencies = persons.map(({ id }) => createResidencyRow({ id, person_id: id }))
    const movements = createFourMovements((person_id) => ({ person_id, ...exit }))
    expect(findEnteringDriver(await createSampleDb({ persons, residencies, movements }))).toBe(3)
  })

  it('prefers a driver with one permit that applies now to a later driver whose permits do not apply', async () => {
    const db = await createSampleDb({
      persons,
      ...createAuthorizations(
        { id: 1, personIds: [1], to_date: '2026-03-20' },
        { id: 2, personIds: [1, 3], start_time: '14:00:00' },
        { id: 3, personIds: [3], is_cancelled: true },
      ),
      movements: createFourMovements((person_id) => ({ person_id, ...exit })),
    })
    expect(findEnteringDriver(db)).toBe(1)
  })
})

describe('a check-out by plate alone', () => {
  it('identifies the driver inside who entered last', async () => {
    const movements = createFourMovements((person_id) => ({ person_id }))
    expect(findLeavingDriver(await createSampleDb({ persons, movements }))).toBe(3)
  })

  it('ignores a driver who is inside another neighbourhood', async () => {
    const stranger = createPersonRow(5, { real_property_id: 102 })
    const strangerMovement = createMovementRow({ person_id: 5, property_id: 205, checkin_gate_id: 27 })
    const earlierMovements = createFourMovements((person_id) => ({ person_id }))
    const movements = [strangerMovement, ...earlierMovements]
    expect(findLeavingDriver(await createSampleDb({ persons: [...persons, stranger], movements }))).toBe(3)
    const dbOfStranger = await createSampleDb({ persons: [stranger], movements: [strangerMovement] })
    expect(catchRefusal(() => findLeavingDriver(dbOfStranger))).toEqual({
      status: 409,
      body: { message: 'Nadie que haya ingresado con la patente AB123CD está dentro del barrio.' },
    })
  })
})
