import type { Db } from '@mocks/db/db'
import type { MovementRow, Rows } from '@mocks/db/rows'
import { createWeekdayFlags } from '@mocks/rules/calendar'
import { listExpectedPeople, listPeopleInside } from '@mocks/rules/gate-lists'
import { describe, expect, it } from 'vitest'
import { createAuthorizations, createFourMovements, createMovementRow } from './gate-rows'
import { createSampleDb } from './sample-db'
import { createResidencyRow, createVehicleRow } from './sample-lots'
import { createPersonRow, today } from './sample-rows'
import { createWorkRow } from './work-rows'

/** Creates the persons 1 to `count`. */
const createPersons = (count: number) =>
  Array.from({ length: count }, (_, index) => createPersonRow(index + 1))

/** Creates a search by a guard of Los Álamos on Monday, 16 March 2026 at 10:00. */
const createSearch = (db: Db, search = '') => ({ db, today, time: '10:00:00', search, rp: 101 })

const listExpected = (db: Db, search?: string) => listExpectedPeople(createSearch(db, search))
const listExpectedIds = (db: Db, search?: string) => listExpected(db, search).map(({ person }) => person)
const listIdsInside = (db: Db, search?: string) =>
  listPeopleInside(createSearch(db, search)).map(({ person }) => person)

describe('listPeopleInside', () => {
  it('lists the latest check-in first, and of equal check-ins the one with the highest id', async () => {
    const movements = createFourMovements((person_id) => ({ person_id }))
    expect(listIdsInside(await createSampleDb({ persons: createPersons(4), movements }))).toEqual([
      3, 2, 1, 4,
    ])
  })

  it.each<[string, Partial<MovementRow>, object]>([
    ['the authorization', { authorization_id: 7001 }, { reason: 'Lote A-12 · Jardinero', qrcode: 'LA-7001' }],
    ['the work', { work_id: 501 }, { reason: 'Lote A-12 · Casa Pérez', qrcode: null }],
    ['the residency of an owner', { guest_type_code: 'OWNER' }, { reason: 'Lote A-12 · Residente' }],
    ['the residency of a tenant', { guest_type_code: 'RENTER' }, { reason: 'Lote A-12 · Residente' }],
    [
      'the type of another guest',
      { guest_type_code: 'REAL_STATE' },
      { reason: 'Lote A-12 · Inmobiliaria', qrcode: null },
    ],
  ])('gives %s as the reason of a visit', async (_, overrides, expectedVisit) => {
    const db = await createSampleDb({
      persons: createPersons(1),
      works: [createWorkRow()],
      ...createAuthorizations({ id: 7001, personIds: [1], name: 'Jardinero' }),
      movements: [createMovementRow({ person_id: 1, authorization_id: null, ...overrides })],
    })
    expect(listPeopleInside(createSearch(db))).toEqual([expect.objectContaining(expectedVisit)])
  })
})

describe('listExpectedPeople', () => {
  it('lists visitors, then workers, then residents, then other people, each group by name', async () => {
    const names = ['Zoe', 'Yago', 'Ñusta', 'Nora', 'Blas', 'Abel', 'Olga']
    const db = await createSampleDb({
      persons: names.map((first_name, index) => createPersonRow(index + 1, { first_name, last_name: 'Paz' })),
      ...createAuthorizations({ id: 7001, personIds: [1, 2] }),
      works: [createWorkRow()],
      workManagers: [3, 4].map((person_id) => ({
        id: person_id,
        work_id: 501,
        person_id,
        status: 'CURRENT' as const,
      })),
      residencies: [5, 6].map((person_id) => createResidencyRow({ id: person_id, person_id })),
    })
    expect(listExpected(db, 'paz').map(({ name }) => name)).toEqual([
      'Yago Paz',
      'Zoe Paz',
      'Nora Paz',
      'Ñusta Paz',
      'Abel Paz',
      'Blas Paz',
      'Olga Paz',
    ])
  })

  it('lists at most the first fifty people', async () => {
    const persons = createPersons(51).reverse()
    const residencies = persons.map(({ id }) => createResidencyRow({ id, person_id: id }))
    const firstNames = persons
      .map(({ last_name }) => `Ana ${last_name}`)
      .sort()
      .slice(0, 50)
    const people = listExpected(await createSampleDb({ persons, residencies }))
    expect(people.map(({ name }) => name)).toEqual(firstNames)
  })

  it('lists no people without a permit for today if the search has only spaces', async () => {
    const db = await createSampleDb({
      persons: createPersons(2),
      ...createAuthorizations({ id: 7001, personIds: [2] }),
    })
    expect(listExpectedIds(db, '  ')).toEqual([2])
    expect(listExpectedIds(db, 'ana')).toEqual([2, 1])
  })

  it('expects a visitor from the first to the last day of the permit, on its weekdays or on every weekday', async () => {
    const singleDay = { from_date: today, to_date: today }
    const db = await createSampleDb({
      persons: createPersons(5),
      ...createAuthorizations(
        { id: 1, personIds: [1], ...singleDay },
        { id: 2, personIds: [2], ...singleDay, ...createWeekdayFlags([]) },
        { id: 3, personIds: [3], from_date: '2026-03-17' },
        { id: 4, personIds: [4], from_date: '2026-03-01', to_date: '2026-03-15' },
        { id: 5, personIds: [5], ...createWeekdayFlags(['tuesday_flag']) },
      ),
    })
    expect(listExpectedIds(db)).toEqual([1, 2])
  })

  it('gives the permit that applies now as the reason, or else the first permit for today', async () => {
    const afternoon = { start_time: '14:00:00', end_time: '18:00:00' }
    const db = await createSampleDb({
      persons: createPersons(2),
      ...createAuthorizations(
        { id: 1, personIds: [1, 2], ...afternoon },
        { id: 2, personIds: [1] },
        { id: 3, personIds: [2], ...afternoon },
      ),
    })
    expect(listExpected(db)).toMatchObject([
      { person: 1, reason: 'Lote A-12 · Visita 2', qrcode: 'LA-2' },
      { person: 2, reason: 'Lote A-12 · Visita 1', qrcode: 'LA-1' },
    ])
  })

  it('gives no permit as the reason if all permits of the person are cancelled or for other days', async () => {
    const db = await createSampleDb({
      persons: createPersons(3),
      ...createAuthorizations(
        { id: 1, personIds: [1], is_cancelled: true },
        { id: 2, personIds: [2], from_date: '2026-03-01', to_date: '2026-03-15' },
        { id: 3, personIds: [3], from_date: '2026-03-17' },
      ),
    })
    const visit = { reason: 'Sin autorización para hoy', qrcode: null }
    expect(listExpected(db, 'ana')).toMatchObject([visit, visit, visit])
  })
})

describe('the plate of an expected person', () => {
  const findPlate = async (rows: Partial<Rows>) => {
    const residencies = [createResidencyRow({ person_id: 1 })]
    const db = await createSampleDb({ persons: createPersons(2), residencies, ...rows })
    return listExpected(db).map(({ person, plate }) => [person, plate])
  }
  const vehicles = [
    createVehicleRow({ id: 1, person_id: 2, license_plate_number: 'ZZ999ZZ' }),
    createVehicleRow({ id: 2, person_id: 1, license_plate_number: 'Peatonal' }),
    createVehicleRow({ id: 3, person_id: 1, license_plate_number: 'AG731KT' }),
  ]
  const exit = { checkout_at: '2026-03-16T12:30:00.000Z', checkout_gate_id: 21 }

  it('is the plate of the last entry with a vehicle', async () => {
    const entries = createFourMovements((id) => ({ person_id: 1, checkin_plate: `AA00${id}AA`, ...exit }))
    const entryOnFoot = createMovementRow({
      ...exit,
      id: 5,
      person_id: 1,
      checkin_plate: null,
      checkin_at: '2026-03-16T12:15:00.000Z',
    })
    expect(await findPlate({ vehicles, movements: [...entries, entryOnFoot] })).toEqual([[1, 'AA003AA']])
  })

  it('is the plate of the first registered vehicle with a plate, if the person never entered with a vehicle', async () => {
    const entriesOnFoot = createFourMovements(() => ({ person_id: 1, checkin_plate: null, ...exit }))
    expect(await findPlate({ vehicles, movements: entriesOnFoot })).toEqual([[1, 'AG731KT']])
  })

  it('is absent for a person without entries and without vehicles', async () => {
    expect(await findPlate({ vehicles: vehicles.slice(0, 2) })).toEqual([[1, null]])
  })
})

describe('the search of the guard', () => {
  it('finds people by three or more characters of the plate of an entry or of a registered vehicle', async () => {
    const db = await createSampleDb({
      persons: createPersons(3),
      movements: [createMovementRow({ person_id: 1, checkin_plate: 'XY123ZW' })],
      vehicles: [createVehicleRow({ person_id: 2, license_plate_number: 'XY-123-KK' })],
    })
    const listFoundIds = (search: string) => [listIdsInside(db, search), listExpectedIds(db, search)]
    expect(listFoundIds('xy 1')).toEqual([[1], [2]])
    expect(listFoundIds('XY12')).toEqual([[1], [2]])
    expect(listFoundIds('xy')).toEqual([[], []])
  })

  it('finds people by four or more characters of the QR code of their authorization', async () => {
    const db = await createSampleDb({
      persons: createPersons(2),
      ...createAuthorizations({ id: 7001, personIds: [2], qrcode: 'LA-7K3Q-9XZ2' }),
    })
    expect(listExpectedIds(db, '9xz2')).toEqual([2])
    expect(listExpectedIds(db, '3q-9x')).toEqual([2])
    expect(listExpectedIds(db, 'xz2')).toEqual([])
  })
})
