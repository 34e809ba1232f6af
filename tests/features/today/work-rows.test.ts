import { describe, expect, test } from 'vitest'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { Work } from '@/api/generated/model/work'
import type { WorkMovement } from '@/api/generated/model/workMovement'
import {
  listEndingGroups,
  listExpectedGroups,
  listWorkersInside,
  type WorkReads,
} from '@/features/today/works/work-rows'

const day = '2026-03-16'
const now = Date.parse('2026-03-16T10:00:00-03:00')

const work: Work = {
  id: 501,
  title: 'Casa Pérez',
  status: 'CURRENT',
  start_date: '2026-01-01',
  end_date: '2026-12-31',
  property: { id: 201, identifier: 'A-12', sub_area: null, real_property: { id: 101, name: 'Los Álamos' } },
} as Work

const createMovement = (id: number, checkin: string, limit: string | null): WorkMovement => ({
  id,
  guest: { full_name: `Persona ${id}`, id_number: `3000000${id}` },
  checkin_car: null,
  checkout_car: null,
  maximum_stay_datetime: limit,
  checkin_datetime: checkin,
  checkout_datetime: null,
  checkin_access_point: { name: 'Acceso de obras' },
  checkout_access_point: null,
  checkin_gate: { name: 'Portón 1' },
  checkout_gate: null,
})

type Terms = GroupAuthorization['preauthorization']

const createGroup = (id: number, change: Partial<Terms> = {}): GroupAuthorization => ({
  id,
  preauthorization: {
    name: `Grupo ${id}`,
    active_flag: true,
    from_date: '2026-03-01',
    to_date: '2026-04-30',
    start_time: '08:00:00',
    end_time: '17:00:00',
    monday_flag: true,
    people: [{ id: 1, full_name: 'Persona 1' }],
    ...change,
  } as Terms,
})

const read = (inside: WorkMovement[], groups: GroupAuthorization[] = []): WorkReads[] => [
  { work, inside, groups },
]

describe('the people inside a work', () => {
  test('begin with those who should have left, the earliest first, then the latest entry first', () => {
    const rows = listWorkersInside(
      read([
        createMovement(1, '2026-03-16T08:00:00-03:00', '2026-03-16T17:00:00-03:00'),
        createMovement(2, '2026-03-16T09:30:00-03:00', null),
        createMovement(3, '2026-03-16T07:00:00-03:00', '2026-03-16T09:59:00-03:00'),
        createMovement(4, '2026-03-14T08:00:00-03:00', '2026-03-14T17:00:00-03:00'),
      ]),
      day,
      now,
    )
    expect(rows.map(({ id, overstay, permit }) => [id, overstay, permit?.until])).toEqual([
      [4, 'expired', undefined],
      [3, 'lateToday', undefined],
      [2, undefined, undefined],
      [1, undefined, '17:00'],
    ])
  })

  test('have no permitted hours without a limit, with a limit on another day, or with one that is no instant', () => {
    const limits = [null, '2026-03-17T17:00:00-03:00', 'tomorrow']
    const rows = listWorkersInside(
      read(limits.map((limit, id) => createMovement(id, '2026-03-15T08:00:00-03:00', limit))),
      day,
      now,
    )
    expect(rows.map(({ permit, overstay }) => permit ?? overstay)).toEqual([undefined, undefined, undefined])
  })
})

describe('the expected groups', () => {
  test('are active today, and have hours that are not over and a worker who is not inside', () => {
    const rows = listExpectedGroups(
      read(
        [createMovement(1, '2026-03-16T08:00:00-03:00', null)],
        [
          createGroup(1, {
            people: [{ full_name: 'Persona 1' }, { full_name: 'Persona 2' }] as Terms['people'],
          }),
          createGroup(2),
          createGroup(3, { people: [] }),
          createGroup(4, { people: [{ full_name: 'Otra' }] as Terms['people'], active_flag: false }),
          createGroup(5, {
            people: [{ full_name: 'Otra' }] as Terms['people'],
            monday_flag: false,
            friday_flag: true,
          }),
          createGroup(6, { people: [{ full_name: 'Otra' }] as Terms['people'], end_time: '09:59:00' }),
          createGroup(7, { people: [{ full_name: 'Otra' }] as Terms['people'], start_time: '07:00:00' }),
        ],
      ),
      day,
      '10:00',
    )
    expect(rows.map(({ id, hours, people }) => [id, hours.start, people])).toEqual([
      [7, '07:00', 1],
      [1, '08:00', 2],
    ])
  })
})

test('a group is listed three days before its last day, if it is active and for more than four days', () => {
  const rows = listEndingGroups(
    read(
      [],
      [
        createGroup(1, { to_date: '2026-03-19' }),
        createGroup(2, { to_date: '2026-03-20' }),
        createGroup(3, { to_date: '2026-03-15' }),
        createGroup(4, { to_date: '2026-03-17', active_flag: false }),
        createGroup(5, { from_date: '2026-03-16', to_date: '2026-03-18' }),
      ],
    ),
    day,
  )
  expect(rows.map(({ id, lastDay }) => [id, lastDay])).toEqual([[1, '2026-03-19']])
})
