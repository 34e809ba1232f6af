import { describe, expect, test } from 'vitest'
import type { Worker } from '@/api/generated/model/worker'
import type { GroupValues } from '@/features/works/groups/group-form'
import { listGroupWarnings } from '@/features/works/groups/group-warnings'

/** The first day of the group. */
const today = '2026-03-16'

const values: GroupValues = {
  name: 'Pintura',
  from: '2026-03-16',
  to: '2026-03-27',
  weekdays: ['tuesday'],
  start: '07:00',
  end: '17:00',
  description: '',
  workers: ['1', '2', '3'],
  isActive: true,
}

const createWorker = (id: number, person: Partial<Worker['person']> = {}): Worker => ({
  id,
  status: 'CURRENT',
  is_active_flag: true,
  work: 501,
  person: {
    id: 4000 + id,
    full_name: `Ana ${id}`,
    first_name: 'Ana',
    last_name: String(id),
    id_number: `2000000${id}`,
    insurance: { expiration_date: '2026-03-27' },
    background_check: { from_date: '2026-03-16', expiration_date: '2026-03-27' },
    ...person,
  },
})

const covered = [createWorker(1), createWorker(2), createWorker(3)]

describe('the warnings about a group', () => {
  test('are none if the papers cover its first and its last day', () => {
    expect(listGroupWarnings(values, today, covered)).toEqual([])
    expect(listGroupWarnings(values, today)).toEqual([])
  })

  test('name the workers whose papers end before its last day, those without papers first', () => {
    const roster = [
      createWorker(1, { insurance: { expiration_date: '2026-03-26' }, background_check: null }),
      createWorker(2, { insurance: { expiration_date: '2026-03-20' } }),
      createWorker(3, { insurance: null }),
      createWorker(4, { insurance: null }),
    ]
    expect(listGroupWarnings(values, today, roster)).toEqual([
      {
        code: 'insurance',
        workers: [
          { name: 'Ana 3', lastDay: undefined },
          { name: 'Ana 2', lastDay: '2026-03-20' },
          { name: 'Ana 1', lastDay: '2026-03-26' },
        ],
      },
      { code: 'check', workers: [{ name: 'Ana 1', lastDay: undefined }] },
    ])
  })

  test('name the workers whose background check begins after its first day', () => {
    const check = { from_date: '2026-03-17', expiration_date: '2026-12-31' }
    expect(listGroupWarnings(values, today, [createWorker(1, { background_check: check })])).toEqual([
      { code: 'checkNotYet', workers: [{ name: 'Ana 1', firstDay: '2026-03-17' }] },
    ])
  })

  test('say that it has nobody, as soon as it has a name', () => {
    expect(listGroupWarnings({ ...values, workers: [] }, today, covered)).toEqual([{ code: 'nobody' }])
    expect(listGroupWarnings({ ...values, workers: [], name: ' ' }, today, covered)).toEqual([])
  })

  test('say that none of its weekdays is between its days', () => {
    expect(listGroupWarnings({ ...values, to: '2026-03-16' }, today, covered)).toEqual([{ code: 'noDay' }])
    expect(listGroupWarnings({ ...values, to: '2026-03-17' }, today, covered)).toEqual([])
  })

  test('leave missing days to the errors of the fields', () => {
    for (const change of [{ from: '' }, { to: '2026-03-15' }, { weekdays: [] }] as Partial<GroupValues>[])
      expect(listGroupWarnings({ ...values, ...change }, today, covered)).toEqual([])
  })

  test('leave out the days of a group that are already past', () => {
    const check = { from_date: '2026-03-17', expiration_date: '2026-12-31' }
    expect(listGroupWarnings(values, '2026-03-17', [createWorker(1, { background_check: check })])).toEqual(
      [],
    )
    expect(listGroupWarnings(values, '2026-03-24', covered)).toEqual([])
    expect(listGroupWarnings(values, '2026-03-25', covered)).toEqual([{ code: 'noDay' }])
  })
})
