import { createWeekdayFlags } from '@mocks/rules/calendar'
import {
  compareNewestGroupFirst,
  endGroup,
  matchesGroupFilter,
  saveGroup,
  toGroupAuthorization,
} from '@mocks/rules/work-groups'
import { describe, expect, it } from 'vitest'
import { refusalOf, today } from './sample-rows'
import { group, work, worker } from './work-rows'

const roster = [worker(701), worker(702), worker(703, 'SUSPENDED'), worker(704, 'INVALID')]
const context = { id: 809, work: work(), today, roster }
const input = (workers: number[], overrides: object = {}) => ({
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

describe('saveGroup', () => {
  it('creates a group with each requested worker once', () => {
    const saved = saveGroup(input([702, 701, 702]), context)
    expect(saved).toEqual({ group: group({ id: 809 }), workers: [worker(702), worker(701)] })
  })

  it('rejects suspended, invalid and unknown workers', () => {
    const reasons = (workers: number[]) => refusalOf(() => saveGroup(input(workers), context))
    expect(reasons([701, 703, 704])).toEqual({
      status: 400,
      body: { workers: ['Ana Apellido 1703 y Ana Apellido 1704 no están vigentes en la nómina de la obra.'] },
    })
    expect(reasons([799])).toEqual({
      status: 400,
      body: { workers: ['Alguno de los trabajadores no es de la obra.'] },
    })
  })

  it('keeps a member of the group who has been suspended', () => {
    const before = { group: group(), workers: [worker(703, 'SUSPENDED')] }
    const saved = saveGroup(input([703, 702]), context, before)
    expect([saved.group.id, saved.workers.map(({ row }) => row.id)]).toEqual([801, [703, 702]])
  })

  it('rejects a group of another work', () => {
    expect(refusalOf(() => saveGroup(input([], { work: 502 }), context))).toEqual({
      status: 400,
      body: { work: ['No es la obra que se está editando.'] },
    })
  })
})

describe('matchesGroupFilter', () => {
  it('excludes a removed group from every list', () => {
    const removedGroup = endGroup(group())
    expect(removedGroup).toEqual(group({ active_flag: false, is_removed: true }))
    const filters = [true, false, undefined]
    expect(filters.map((filter) => matchesGroupFilter(removedGroup, filter))).toEqual([false, false, false])
  })

  it('lists an active and an inactive group by is_active_flag', () => {
    const filters = [true, false, undefined]
    expect(filters.map((filter) => matchesGroupFilter(group(), filter))).toEqual([true, false, true])
    const inactiveGroup = group({ active_flag: false })
    expect(filters.map((filter) => matchesGroupFilter(inactiveGroup, filter))).toEqual([false, true, true])
  })
})

describe('groups', () => {
  it('are sorted with the newest first', () => {
    const ids = [group({ id: 3 }), group({ id: 5 }), group({ id: 4 })].sort(compareNewestGroupFirst)
    expect(ids.map(({ id }) => id)).toEqual([5, 4, 3])
  })

  it('are returned without internal fields', () => {
    const { preauthorization } = toGroupAuthorization({ group: group(), workers: [worker(701)] })
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
