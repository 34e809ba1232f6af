import { addToRoster, mustLeaveGroups, toLightWorker, toPapers, toWorker } from '@mocks/rules/workers'
import { describe, expect, it } from 'vitest'
import { catchRefusal, createPersonRow } from './sample-rows'
import { createWorkerWithPerson, createWorkRow } from './work-rows'

const input = { work: 501, status: 'CURRENT', person: 4001 } as const

describe('the roster', () => {
  it('adds a new worker, makes a SUSPENDED or INVALID worker CURRENT again, and rejects a CURRENT worker', () => {
    const context = { id: 701, existing: undefined }
    const row = { id: 701, work_id: 501, person_id: 4001, status: 'CURRENT' } as const
    expect(addToRoster(createWorkRow(), input, createPersonRow(4001), context)).toEqual(row)
    for (const status of ['SUSPENDED', 'INVALID'] as const) {
      const existing = { ...row, status }
      expect(addToRoster(createWorkRow(), input, createPersonRow(4001), { id: 999, existing })).toEqual(row)
    }
    expect(
      catchRefusal(() =>
        addToRoster(createWorkRow(), input, createPersonRow(4001), { id: 701, existing: row }),
      ),
    ).toEqual({
      status: 409,
      body: { message: 'Esta persona ya se encuentra registrado como trabajador, por favor elija otra.' },
    })
  })

  it('rejects a person who is not registered in the neighbourhood', () => {
    expect(
      catchRefusal(() => addToRoster(createWorkRow(), input, undefined, { id: 701, existing: undefined }))
        .body,
    ).toEqual({
      person: ['La persona no está registrada en el barrio.'],
    })
  })

  it('removes only INVALID workers from groups', () => {
    const statuses = ['CURRENT', 'SUSPENDED', 'INVALID'] as const
    expect(statuses.map((status) => mustLeaveGroups({ status }))).toEqual([false, false, true])
  })
})

describe('a worker', () => {
  it('is active only with the status CURRENT; a light worker has no active flag', () => {
    expect(toWorker(createWorkerWithPerson(701)).is_active_flag).toBe(true)
    expect(toWorker(createWorkerWithPerson(701, 'SUSPENDED')).is_active_flag).toBe(false)
    expect(toLightWorker(createWorkerWithPerson(701, 'INVALID'))).toEqual({
      id: 701,
      person: 1701,
      person_full_name: 'Ana Apellido 1701',
      person_id_number: '20011907',
      status: 'INVALID',
    })
  })

  it('has the dates of the approved insurance and background check, or null if there is none', () => {
    expect(toPapers(createPersonRow(1))).toEqual({ insurance: null, background_check: null })
    const approvedDates = {
      art_expiration_date: '2026-09-30',
      background_check_from_date: null,
      background_check_expiration_date: '2026-10-01',
    }
    expect(toPapers(createPersonRow(1, approvedDates))).toEqual({
      insurance: { expiration_date: '2026-09-30' },
      background_check: { from_date: null, expiration_date: '2026-10-01' },
    })
  })
})
