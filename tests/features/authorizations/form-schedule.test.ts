import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '@/domain/weekdays'
import { newAuthorization } from '@/features/authorizations/form/authorization-form'
import { changeSchedule, sentWeekdays, weekdaysOf } from '@/features/authorizations/terms/terms-values'
import { anyDay, anyValues, monday } from './generated-values'

describe('changing the schedule', () => {
  const several = newAuthorization(monday)

  it('resets the end to today + 7 after a change to one day', () => {
    const far = changeSchedule(several, { to: '2026-05-01' }, monday)
    expect(changeSchedule(far, { days: 'single' }, monday).to).toBe('2026-03-23')
  })

  it('moves the end after the beginning when one day becomes several', () => {
    const single = changeSchedule({ ...several, from: '2026-04-20' }, { days: 'single' }, monday)
    expect(changeSchedule(single, { days: 'several' }, monday)).toMatchObject({
      from: '2026-04-20',
      to: '2026-04-27',
    })
  })

  it('offers and keeps only the weekdays of a short range', () => {
    const some = changeSchedule(several, { week: 'some' }, monday)
    const short = changeSchedule(some, { to: '2026-03-18' }, monday)
    expect(short.weekdays).toEqual(['monday', 'tuesday', 'wednesday'])
    expect(weekdaysOf(short).available).toEqual(['monday', 'tuesday', 'wednesday'])
  })

  it('excludes the weekend, and includes it again', () => {
    const some = changeSchedule(several, { week: 'some' }, monday)
    const filtered = changeSchedule(some, { isWeekendFiltered: true }, monday)
    expect(filtered.weekdays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    expect(weekdaysOf(filtered).available).not.toContain('saturday')
    expect(changeSchedule(filtered, { week: 'all' }, monday)).toMatchObject({
      isWeekendFiltered: false,
      weekdays: [...weekdays],
    })
  })

  it('permits an empty choice of weekdays', () => {
    const some = changeSchedule(several, { week: 'some' }, monday)
    expect(changeSchedule(some, { weekdays: [] }, monday).weekdays).toEqual([])
  })

  it('chooses only weekdays of the range after any change of the range', () => {
    fc.assert(
      fc.property(anyValues, anyDay, anyDay, (values, from, to) => {
        const next = changeSchedule({ ...values, days: 'several' }, { from, to }, monday)
        expect(next.weekdays).not.toEqual([])
        expect(weekdaysOf(next).available).toEqual(expect.arrayContaining(next.weekdays))
        expect(sentWeekdays(next)).toEqual(next.weekdays)
      }),
    )
  })
})
