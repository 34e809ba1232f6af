import { createWeekdayFlags } from '@mocks/rules/calendar'
import {
  buildGroup,
  compareNewestGroupFirst,
  endGroup,
  matchesGroupFilter,
  toGroupAuthorization,
} from '@mocks/rules/work-groups'
import { describe, expect, it } from 'vitest'
import { catchRefusal, today } from './sample-rows'
import { createGroupRow, createWorkerWithPerson, createWorkRow } from './work-rows'

const roster = [
  createWorkerWithPerson(701),
  createWorkerWithPerson(702),
  createWorkerWithPerson(703, 'SUSPENDED'),
  createWorkerWithPerson(704, 'INVALID'),
]
const context = { id: 809, work: createWorkRow(), today, roster }
const createGroupInput = (workers: number[], overrides: object = {}) => ({
  work: 501,
  workers,
  preauth_fields: {
    name: 'Albañilería',
    type: 'VENDOR',
    from_date: today,
    to_date: '2026-06-30',
    start_time: '07:00:00',
    end_time: '17:00:00',
    ...createWeekdayFlags(['tuesday_flag']),
    source: 'PERSON',
    method: 'WEB',
  } as const,
  ...overrides,
})

describe('buildGroup', () => {
  it('creates a group with each requested worker once', () => {
    const builtGroup = buildGroup(createGroupInput([702, 701, 702]), context)
    expect(builtGroup).toEqual({
      group: createGroupRow({ id: 809 }),
      workers: [createWorkerWithPerson(702), createWorkerWithPerson(701)],
    })
  })

  it('rejects suspended, invalid and unknown workers', () => {
    const catchGroupRefusal = (workers: number[]) =>
      catchRefusal(() => buildGroup(createGroupInput(workers), context))
    expect(catchGroupRefusal([701, 703, 704])).toEqual({
      status: 400,
      body: { workers: ['Ana Apellido 1703 y Ana Apellido 1704 no están vigentes en la nómina de la obra.'] },
    })
    expect(catchGroupRefusal([799])).toEqual({
      status: 400,
      body: { workers: ['Alguno de los trabajadores no es de la obra.'] },
    })
  })

  it('accepts a suspended worker who is already in the group', () => {
    const previous = { group: createGroupRow(), workers: [createWorkerWithPerson(703, 'SUSPENDED')] }
    const builtGroup = buildGroup(createGroupInput([703, 702]), context, previous)
    expect([builtGroup.group.id, builtGroup.workers.map(({ row }) => row.id)]).toEqual([801, [703, 702]])
  })

  it('rejects a request body that names a different work than the path', () => {
    expect(catchRefusal(() => buildGroup(createGroupInput([], { work: 502 }), context))).toEqual({
      status: 400,
      body: { work: ['No es la obra que se está editando.'] },
    })
  })
})

describe('matchesGroupFilter', () => {
  it('excludes a removed group from every list', () => {
    const removedGroup = endGroup(createGroupRow())
    expect(removedGroup).toEqual(createGroupRow({ active_flag: false, is_removed: true }))
    const filters = [true, false, undefined]
    expect(filters.map((filter) => matchesGroupFilter(removedGroup, filter))).toEqual([false, false, false])
  })

  it('filters by is_active_flag, and without this flag lists active and inactive groups', () => {
    const filters = [true, false, undefined]
    expect(filters.map((filter) => matchesGroupFilter(createGroupRow(), filter))).toEqual([true, false, true])
    const inactiveGroup = createGroupRow({ active_flag: false })
    expect(filters.map((filter) => matchesGroupFilter(inactiveGroup, filter))).toEqual([false, true, true])
  })
})

describe('groups', () => {
  it('are sorted with the newest first', () => {
    const groups = [3, 5, 4].map((id) => createGroupRow({ id })).sort(compareNewestGroupFirst)
    expect(groups.map(({ id }) => id)).toEqual([5, 4, 3])
  })

  it('are returned without internal fields', () => {
    const { preauthorization } = toGroupAuthorization({
      group: createGroupRow(),
      workers: [createWorkerWithPerson(701)],
    })
    expect(Object.keys(preauthorization)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/work_id|is_removed/)]),
    )
    expect(preauthorization).toMatchObject({ type: 'VENDOR', source: 'PERSON', method: 'WEB', allDay: false })
    expect(preauthorization.people).toEqual([
      {
        id: 701,
        full_name: 'Ana Apellido 1701',
        id_number: '20011907',
        mobile_phone_country_code: null,
        mobile_phone_area_code: null,
        mobile_phone_number: null,
        insurance: null,
        background_check: null,
        status: 'CURRENT',
      },
    ])
  })
})

describe('toGroupAuthorization', () => {
  it.each([
    ['00:00:00', '23:59:59', true],
    ['00:00:00', '23:59:00', true],
    ['00:00:00', '18:00:00', false],
    ['07:00:00', '23:59:59', false],
  ])('of a group from %s to %s tells whether it lasts all day: %s', (start_time, end_time, allDay) => {
    const group = createGroupRow({ start_time, end_time })
    expect(toGroupAuthorization({ group, workers: [] }).preauthorization.allDay).toBe(allDay)
  })
})
