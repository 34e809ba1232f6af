import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { weekdays } from '@/domain/weekdays'
import { createAuthorizationValues } from '@/features/authorizations/form/authorization-form'
import {
  changeSchedule,
  getWeekdaysToSend,
  resolveWeekdays,
} from '@/features/authorizations/terms/terms-values'
import { anyDay, anyValues, today } from './generated-values'

describe('a change of the schedule', () => {
  const initialValues = createAuthorizationValues(today)

  it('resets the last day to a week from today if the user chooses a single day', () => {
    const withDistantEnd = changeSchedule(initialValues, { to: '2026-05-01' }, today)
    expect(changeSchedule(withDistantEnd, { days: 'single' }, today).to).toBe('2026-03-23')
  })

  it('if the user chooses several days, moves a too early last day to a week after the first day', () => {
    const singleDayValues = changeSchedule(
      { ...initialValues, from: '2026-04-20' },
      { days: 'single' },
      today,
    )
    expect(changeSchedule(singleDayValues, { days: 'several' }, today)).toMatchObject({
      from: '2026-04-20',
      to: '2026-04-27',
    })
  })

  it('limits the available and the chosen weekdays to the weekdays that a short range contains', () => {
    const withChosenWeekdays = changeSchedule(initialValues, { week: 'some' }, today)
    const withShortRange = changeSchedule(withChosenWeekdays, { to: '2026-03-18' }, today)
    expect(withShortRange.weekdays).toEqual(['monday', 'tuesday', 'wednesday'])
    expect(resolveWeekdays(withShortRange).available).toEqual(['monday', 'tuesday', 'wednesday'])
  })

  it('excludes the weekend, and includes the weekend again if the user chooses the whole week', () => {
    const withChosenWeekdays = changeSchedule(initialValues, { week: 'some' }, today)
    const withoutWeekend = changeSchedule(withChosenWeekdays, { isWeekendFiltered: true }, today)
    expect(withoutWeekend.weekdays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    expect(resolveWeekdays(withoutWeekend).available).not.toContain('saturday')
    expect(changeSchedule(withoutWeekend, { week: 'all' }, today)).toMatchObject({
      isWeekendFiltered: false,
      weekdays: [...weekdays],
    })
  })

  it('permits the user to choose no weekday', () => {
    const withChosenWeekdays = changeSchedule(initialValues, { week: 'some' }, today)
    expect(changeSchedule(withChosenWeekdays, { weekdays: [] }, today).weekdays).toEqual([])
  })

  it('keeps at least one weekday, and only available weekdays, if the range changes', () => {
    fc.assert(
      fc.property(anyValues, anyDay, anyDay, (values, from, to) => {
        const next = changeSchedule({ ...values, days: 'several' }, { from, to }, today)
        expect(next.weekdays).not.toEqual([])
        expect(resolveWeekdays(next).available).toEqual(expect.arrayContaining(next.weekdays))
        expect(getWeekdaysToSend(next)).toEqual(next.weekdays)
      }),
    )
  })
})
