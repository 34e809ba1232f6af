import { addToRoster, isOutOfGroups, toLightWorker, toPapers, toWorker } from '@mocks/rules/workers'
import { describe, expect, it } from 'vitest'
import { person, refusalOf } from './sample-rows'
import { work, worker } from './work-rows'

const input = { work: 501, status: 'CURRENT', person: 4001 } as const

describe('the roster', () => {
  it('takes a person on, and takes up again who is not current', () => {
    const place = { id: 701, existing: undefined }
    const enlisted = { id: 701, work_id: 501, person_id: 4001, status: 'CURRENT' } as const
    expect(addToRoster(work(), input, person(4001), place)).toEqual(enlisted)
    for (const status of ['SUSPENDED', 'INVALID'] as const) {
      const existing = { ...enlisted, status }
      expect(addToRoster(work(), input, person(4001), { id: 999, existing })).toEqual(enlisted)
    }
    expect(
      refusalOf(() => addToRoster(work(), input, person(4001), { id: 701, existing: enlisted })),
    ).toEqual({
      status: 409,
      body: { message: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.' },
    })
  })

  it('is of people of the neighbourhood', () => {
    expect(
      refusalOf(() => addToRoster(work(), input, undefined, { id: 701, existing: undefined })).body,
    ).toEqual({
      person: ['La persona no está registrada en el barrio.'],
    })
  })

  it('tells who may not be on a group', () => {
    const statuses = ['CURRENT', 'SUSPENDED', 'INVALID'] as const
    expect(statuses.map((status) => isOutOfGroups({ status }))).toEqual([false, false, true])
  })
})

describe('a worker', () => {
  it('is active while current', () => {
    expect(toWorker(worker(701)).is_active_flag).toBe(true)
    expect(toWorker(worker(701, 'SUSPENDED')).is_active_flag).toBe(false)
    expect(toLightWorker(worker(701, 'INVALID'))).toEqual({
      id: 701,
      person: 1701,
      person_full_name: 'Ana Apellido 1701',
      person_id_number: '20011907',
      status: 'INVALID',
    })
  })

  it('has the papers that were approved', () => {
    expect(toPapers(person(1))).toEqual({ insurance: null, background_check: null })
    const approved = {
      art_expiration_date: '2026-09-30',
      background_check_from_date: null,
      background_check_expiration_date: '2026-10-01',
    }
    expect(toPapers(person(1, approved))).toEqual({
      insurance: { expiration_date: '2026-09-30' },
      background_check: { from_date: null, expiration_date: '2026-10-01' },
    })
  })
})
