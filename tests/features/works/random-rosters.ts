import fc from 'fast-check'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { Worker } from '@/api/generated/model/worker'
import { addDays, type Day } from '@/domain/days'

type Person = Worker['person']
type Terms = GroupAuthorization['preauthorization']

export const createWorker = (
  id: number,
  person: Partial<Person> = {},
  status: Worker['status'] = 'CURRENT',
): Worker => ({
  id,
  status,
  is_active_flag: status === 'CURRENT',
  work: 501,
  person: {
    id: 4000 + id,
    full_name: `Ana Paz ${id}`,
    first_name: 'Ana',
    last_name: `Paz ${id}`,
    id_number: `2000000${id}`,
    insurance: { expiration_date: '2026-12-31' },
    background_check: { from_date: '2026-01-01', expiration_date: '2026-12-31' },
    ...person,
  },
})

export const createGroup = (
  id: number,
  workerIds: readonly number[],
  terms: Partial<Terms> = {},
): GroupAuthorization => ({
  id,
  preauthorization: {
    name: `Group ${id}`,
    active_flag: true,
    from_date: '2026-01-01',
    to_date: '2026-12-31',
    start_time: '07:00:00',
    end_time: '17:00:00',
    people: workerIds.map((workerId) => ({ id: workerId })),
    ...terms,
  } as Terms,
})

/** The ids of the workers that a random group can have. */
export const everybody = [1, 2, 3, 4, 5, 6, 7]

/** Generates rosters with up to six workers and four groups, whose days are at most these numbers of days from `day`. */
export function createRosters(day: Day, [earliest, latest]: readonly [number, number]) {
  const anyDay = fc.integer({ min: earliest, max: latest }).map((days) => addDays(day, days))
  const people = fc.record({
    insurance: fc.option(fc.record({ expiration_date: anyDay })),
    background_check: fc.option(fc.record({ from_date: fc.option(anyDay), expiration_date: anyDay })),
    status: fc.constantFrom<Worker['status']>('CURRENT', 'SUSPENDED', 'INVALID'),
  })
  const terms = fc.record({
    people: fc.subarray(everybody),
    active_flag: fc.boolean(),
    from_date: anyDay,
    to_date: anyDay,
    tuesday_flag: fc.boolean(),
    friday_flag: fc.boolean(),
  })
  return fc.record({
    workers: fc
      .array(people, { maxLength: 6 })
      .map((rows) => rows.map(({ status, ...person }, index) => createWorker(index + 1, person, status))),
    groups: fc
      .array(terms, { maxLength: 4 })
      .map((rows) => rows.map(({ people: ids, ...rest }, index) => createGroup(index + 1, ids, rest))),
  })
}
