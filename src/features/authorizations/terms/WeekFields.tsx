import { useFormikContext } from 'formik'
import { weekdayWords } from '@/copy/weekdays'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { WeekdayPicker } from '@/design-system/components/WeekdayPicker/WeekdayPicker'
import type { Weekday } from '@/domain/weekdays'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { resolveWeekdays, type TermsValues } from './terms-values'
import { useScheduleChange } from './use-schedule-change'

/** The weekdays of an authorization for several days: all of them, or some. */
export function WeekFields() {
  const { values } = useFormikContext<TermsValues>()
  const change = useScheduleChange()
  const week = useFormField<TermsValues['week']>('week')
  const weekdays = useFormField<Weekday[]>('weekdays')
  const weekend = useFormField<boolean>('isWeekendFiltered')
  return (
    <>
      <SegmentedControl
        {...week}
        onChange={(value) => change({ week: value })}
        label={copy.week.label}
        isLabelHidden
        options={[
          { value: 'all', label: copy.week.all },
          { value: 'some', label: copy.week.some },
        ]}
      />
      {values.week === 'some' ? (
        <>
          <WeekdayPicker
            {...weekdays}
            onChange={(days) => change({ weekdays: days })}
            label={copy.weekdays.label}
            labels={weekdayWords}
            availableDays={resolveWeekdays(values).available}
            unavailableReason={
              values.isWeekendFiltered ? copy.weekdays.weekendLeftOut : copy.weekdays.outOfRange
            }
            required
          />
          <Checkbox
            {...weekend}
            label={copy.weekend}
            onChange={(isWeekendFiltered) => change({ isWeekendFiltered })}
          />
        </>
      ) : null}
    </>
  )
}
