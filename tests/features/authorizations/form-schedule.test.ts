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

describe('a changed schedule', () => {
  const initialValues = createAuthorizationValues(today)

  it('sets the end to a week after the current day when several days become one day', () => {
    const withDistantEnd = changeSchedule(initialValues, { to: '2026-05-01' }, today)
    expect(changeSchedule(withDistantEnd, { days: 'single' }, today).to).toBe('2026-03-23')
  })

  it('sets the end to a week after the beginning when one day becomes several days', () => {
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

  it('offers and keeps only the weekdays of a short range', () => {
    const withChosenWeekdays = changeSchedule(initialValues, { week: 'some' }, today)
    const withShortRange = changeSchedule(withChosenWeekdays, { to: '2026-03-18' }, today)
    expect(withShortRange.weekdays).toEqual(['monday', 'tuesday', 'wednesday'])
    expect(resolveWeekdays(withShortRange).available).toEqual(['monday', 'tuesday', 'wednesday'])
  })

  it('excludes the weekend, and includes the weekend again when the whole week is chosen', () => {
    const withChosenWeekdays = changeSchedule(initialValues, { week: 'some' }, today)
    const withoutWeekend = changeSchedule(withChosenWeekdays, { isWeekendFiltered: true }, today)
    expect(withoutWeekend.weekdays).toEqual(['monday', 'tuesday', 'wednesday', 'thursday', 'friday'])
    expect(resolveWeekdays(withoutWeekend).available).not.toContain('saturday')
    expect(changeSchedule(withoutWeekend, { week: 'all' }, today)).toMatchObject({
      isWeekendFiltered: false,
      weekdays: [...weekdays],
    })
  })

  it('permits an empty choice of weekdays', () => {
    const withChosenWeekdays = changeSchedule(initialValues, { week: 'some' }, today)
    expect(changeSchedule(withChosenWeekdays, { weekdays: [] }, today).weekdays).toEqual([])
  })

  it('chooses only weekdays of the range after any change of the range', () => {
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
