import { describe, expect, test } from 'vitest'
import type { BackgroundCheckPerson } from '@/api/generated/model/backgroundCheckPerson'
import type { Worker } from '@/api/generated/model/worker'
import {
  countRanges,
  filterByKindAndPlace,
  filterByRange,
  listKinds,
  listPlaces,
  listRelevant,
  sortExpiries,
} from '@/features/expiries/expiry-list'
import { expiryRanges, isInExpiryRange } from '@/features/expiries/expiry-ranges'
import {
  listSubmittedCheckExpiries,
  listWorkerExpiries,
  type PlacedExpiry,
} from '@/features/expiries/placed-expiries'
import { listInspectionExpiries, listVehicleInsuranceExpiries } from '@/patterns/expiry/expiry-rows'

const day = '2026-03-16'
const lot = { id: 'lote-201', name: 'Lote A-12' }
const site = { id: 'obra-501', name: 'Casa Pérez' }

const createRow = (changes: Partial<PlacedExpiry> = {}): PlacedExpiry => ({
  kind: 'inspection',
  id: 1,
  name: 'AB123CD',
  lastDay: day,
  place: lot,
  to: '/',
  ...changes,
})

const createPerson = (id: number) => ({ id, full_name: `Persona ${id}`, id_number: `3000000${id}` })

const createWorker = (id: number, changes: Partial<Worker> = {}) =>
  ({
    id,
    status: 'CURRENT',
    person: {
      ...createPerson(id),
      insurance: { expiration_date: '2026-03-20' },
      background_check: { from_date: null, expiration_date: '2026-03-10' },
    },
    ...changes,
  }) as Worker

const rosterInput = { work: { id: 501 }, place: site, rp: 101, hasSubmissions: true }

describe('the papers of workers', () => {
  test('open a new submission for the worker, and only current workers with a paper have one', () => {
    const rows = listWorkerExpiries({
      ...rosterInput,
      workers: [
        createWorker(1),
        createWorker(2, { status: 'SUSPENDED' }),
        createWorker(3, { status: 'INVALID' }),
        createWorker(4, {
          person: { ...createPerson(4), insurance: null, background_check: null } as Worker['person'],
        }),
      ],
    })
    expect(rows.map(({ kind, name, lastDay, to }) => [kind, name, lastDay, to])).toEqual([
      ['workerInsurance', 'Persona 1', '2026-03-20', '/submissions/101/new?tipo=seguros'],
      ['workerCheck', 'Persona 1', '2026-03-10', '/submissions/101/new?tipo=antecedentes'],
    ])
    expect(rows[1]?.renewal).toEqual({ person: createPerson(1), lastDay: '2026-03-10' })
  })

  test('open the roster at the worker where there are no submissions', () => {
    const rows = listWorkerExpiries({ ...rosterInput, hasSubmissions: false, workers: [createWorker(1)] })
    expect(rows.map(({ to }) => to)).toEqual([
      `/construction/501?tab=nomina&dni=${createPerson(1).id_number}`,
      `/construction/501?tab=nomina&dni=${createPerson(1).id_number}`,
    ])
  })
})

test('lists a submitted check unless it was rejected, or a roster has a check of the person', () => {
  const people = ['PENDING', 'APPROVED', 'REJECTED'].map((status, index) => ({
    id: index + 1,
    person: createPerson(index + 1),
    status,
    to_date: '2026-03-20',
  })) as BackgroundCheckPerson[]
  const submitted = listSubmittedCheckExpiries(people, 101, { id: 'barrio', name: 'Barrio' })
  expect(submitted.map(({ name }) => name)).toEqual(['Persona 1', 'Persona 2'])
  const onRoster = listWorkerExpiries({ ...rosterInput, workers: [createWorker(2)] })
  expect(listRelevant([...submitted, ...onRoster], day).map(({ kind, name }) => `${kind} ${name}`)).toEqual([
    'submittedCheck Persona 1',
    'workerInsurance Persona 2',
    'workerCheck Persona 2',
  ])
})

test('the inspection and the insurance of a vehicle open its form, and a pedestrian has none', () => {
  const vehicles = ['AB123CD', 'Peatonal', '-', ''].map((license_plate_number, id) => ({
    id,
    license_plate_number,
    insurance_expiration_date: '2026-03-20',
    tv_expiration_date: '2026-03-21',
  })) as never
  for (const list of [listInspectionExpiries, listVehicleInsuranceExpiries])
    expect(list(vehicles, 201).map(({ name, to }) => `${name} ${to}`)).toEqual([
      'AB 123 CD /manageproperty/201?tab=vehiculos&vista=editar&id=0',
    ])
})

describe('the list', () => {
  const days = ['2026-02-13', '2026-02-14', '2026-03-15', day, '2026-03-17', '2026-03-19', '2026-03-23']
  const laterDays = ['2026-03-30', '2026-04-15', '2026-04-16']

  test('has what expires within 30 days and what expired; what may have been replaced only for 30 days', () => {
    const list = (kind: PlacedExpiry['kind']) =>
      listRelevant(
        [...days, ...laterDays].map((lastDay, id) => createRow({ kind, id, lastDay })),
        day,
      ).map(({ lastDay }) => lastDay)
    expect(list('inspection')).toEqual([...days, '2026-03-30', '2026-04-15'])
    for (const kind of ['tenant', 'group', 'insurance', 'submittedCheck'] as const)
      expect(list(kind)).toEqual([...days.slice(1), '2026-03-30', '2026-04-15'])
  })

  test('counts each range, and a longer range contains the shorter ones', () => {
    const rows = [...days, ...laterDays].map((lastDay, id) => createRow({ id, lastDay }))
    expect(countRanges(rows, day)).toEqual({
      '': 9,
      vencidos: 3,
      hoy: 1,
      manana: 1,
      '3': 3,
      '7': 4,
      '14': 5,
      '30': 6,
    })
    for (const range of expiryRanges)
      expect(filterByRange(rows, range, day)).toEqual(
        rows.filter(({ lastDay }) => isInExpiryRange(lastDay, range, day)),
      )
  })

  test('filters by kind and place, and offers the kinds and places of its rows by name', () => {
    const rows = [
      createRow({ id: 1, kind: 'work', place: site }),
      createRow({ id: 2 }),
      createRow({ id: 3, kind: 'group', place: site }),
      createRow({ id: 4, place: { id: 'lote-2', name: 'Lote A-2' } }),
    ]
    const list = (tipo: PlacedExpiry['kind'] | '', lugar: string) =>
      filterByKindAndPlace(rows, { tipo, lugar }).map(({ id }) => id)
    expect(list('', '')).toEqual([1, 2, 3, 4])
    expect(list('inspection', '')).toEqual([2, 4])
    expect(list('', 'obra-501')).toEqual([1, 3])
    expect(list('group', 'obra-501')).toEqual([3])
    expect(listKinds(rows)).toEqual(['group', 'work', 'inspection'])
    expect(listPlaces(rows).map(({ name }) => name)).toEqual(['Casa Pérez', 'Lote A-2', 'Lote A-12'])
  })

  test('begins with what expired first; every order is that of its column, and the same whatever came first', () => {
    const rows = [
      createRow({ id: 1, lastDay: '2026-03-20', name: 'Ñandú', place: site }),
      createRow({ id: 2, lastDay: '2026-03-01', name: 'Zoe' }),
      createRow({ id: 3, lastDay: '2026-03-20', name: 'Ana', kind: 'work' }),
      createRow({ id: 4, lastDay: '2026-03-16', name: 'Oscar', kind: 'group' }),
    ]
    const orders = {
      vence: [2, 4, 3, 1],
      '-vence': [3, 1, 4, 2],
      quien: [3, 1, 4, 2],
      '-quien': [2, 4, 1, 3],
      que: [4, 3, 2, 1],
      donde: [1, 2, 4, 3],
    }
    for (const [ordering, ids] of Object.entries(orders))
      for (const given of [rows, [...rows].reverse()])
        expect(
          sortExpiries(given, ordering).map(({ id }) => id),
          ordering,
        ).toEqual(ids)
  })
})
