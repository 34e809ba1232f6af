import { useFormikContext } from 'formik'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { getLatestDay, today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { DayField } from './DayField'
import type { TermsValues } from './terms-values'
import { useScheduleChange } from './use-schedule-change'
import { WeekFields } from './WeekFields'

/** The days of an authorization: a single day, or several days with their weekdays. */
export function DayFields() {
  const { values } = useFormikContext<TermsValues>()
  const change = useScheduleChange()
  const isSeveral = values.days === 'several'
  return (
    <Stack gap={3}>
      <SegmentedControl
        {...useFormField<TermsValues['days']>('days')}
        onChange={(days) => change({ days })}
        label={copy.days.label}
        isLabelHidden
        options={[
          { value: 'single', label: copy.days.single },
          { value: 'several', label: copy.days.several },
        ]}
      />
      <Grid minColumn="14rem" gap={3}>
        <DayField name="from" label={copy.from} min={today()} />
        {isSeveral ? <DayField name="to" label={copy.to} min={getLatestDay(values.from, today())} /> : null}
      </Grid>
      {isSeveral ? <WeekFields /> : null}
    </Stack>
  )
}
