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
const room = { id: 809, work: work(), today, roster }
const input = (workers: number[], more: object = {}) => ({
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
  ...more,
})

describe('saving a group', () => {
  it('makes a new one of the workers that are named, each once', () => {
    const saved = saveGroup(input([702, 701, 702]), room)
    expect(saved).toEqual({ group: group({ id: 809 }), workers: [worker(702), worker(701)] })
  })

  it('refuses who is suspended, no longer valid, or a stranger', () => {
    const reasons = (workers: number[]) => refusalOf(() => saveGroup(input(workers), room))
    expect(reasons([701, 703, 704])).toEqual({
      status: 400,
      body: { workers: ['Ana Apellido 1703 y Ana Apellido 1704 no están vigentes en la nómina de la obra.'] },
    })
    expect(reasons([799])).toEqual({
      status: 400,
      body: { workers: ['Alguno de los trabajadores no es de la obra.'] },
    })
  })

  it('keeps who was on it and is suspended now', () => {
    const before = { group: group(), workers: [worker(703, 'SUSPENDED')] }
    const saved = saveGroup(input([703, 702]), room, before)
    expect([saved.group.id, saved.workers.map(({ row }) => row.id)]).toEqual([801, [703, 702]])
  })

  it('refuses a group of another work', () => {
    expect(refusalOf(() => saveGroup(input([], { work: 502 }), room))).toEqual({
      status: 400,
      body: { work: ['No es la obra que se está editando.'] },
    })
  })
})

describe('a removed group', () => {
  it('is off, and is listed nowhere', () => {
    const ended = endGroup(group())
    expect(ended).toEqual(group({ active_flag: false, is_removed: true }))
    const asked = [true, false, undefined]
    expect(asked.map((wanted) => matchesGroupFilter(ended, wanted))).toEqual([false, false, false])
  })

  it('is told from one that is switched off', () => {
    const asked = [true, false, undefined]
    expect(asked.map((wanted) => matchesGroupFilter(group(), wanted))).toEqual([true, false, true])
    const off = group({ active_flag: false })
    expect(asked.map((wanted) => matchesGroupFilter(off, wanted))).toEqual([false, true, true])
  })
})

describe('groups', () => {
  it('come the newest first', () => {
    const ids = [group({ id: 3 }), group({ id: 5 }), group({ id: 4 })].sort(compareNewestGroupFirst)
    expect(ids.map(({ id }) => id)).toEqual([5, 4, 3])
  })

  it('are shown without what only the backend knows', () => {
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
