import { useFormikContext } from 'formik'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { timeOptions } from '@/design-system/components/TimeField/time-options'
import { wholeDay } from '@/domain/authorizations'
import { readTime } from '@/domain/times'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { OvernightNotice } from './OvernightNotice'
import type { TermsValues } from './values'

/** The hours of each day: the whole day, or a range. */
export function HourFields() {
  const { values } = useFormikContext<TermsValues>()
  return (
    <Stack gap={3}>
      <SegmentedControl
        {...useFormField<TermsValues['hours']>('hours')}
        label={copy.hours.label}
        isLabelHidden
        options={[
          { value: 'whole', label: copy.hours.whole },
          { value: 'range', label: copy.hours.range },
        ]}
      />
      {values.hours === 'range' ? (
        <Grid minColumn="14rem" gap={3}>
          <HourField name="start" label={copy.start} />
          <HourField name="end" label={copy.end} />
        </Grid>
      ) : null}
      <OvernightNotice />
    </Stack>
  )
}

const quarters = { min: wholeDay.start, max: wholeDay.end, step: 15 }
const asOption = (time: string) => ({ value: time, label: time })
/** Every quarter of an hour, and the last minute of the day. */
const times = timeOptions(quarters, wholeDay.end).map(asOption)

/** Converts a typed time into an option, also if the list does not contain it. */
function readOption(text: string) {
  const time = readTime(text)
  return time === undefined ? undefined : asOption(time)
}

/** A time of day. Any minute can be typed. */
function HourField({ name, label }: { name: 'start' | 'end'; label: string }) {
  return (
    <Combobox
      {...useFormField<string>(name)}
      label={label}
      placeholder={copy.time.placeholder}
      inputMode="numeric"
      autoComplete="off"
      options={times}
      read={readOption}
      words={{ ...copy.time, open: copy.time.open(label), clear: copy.time.clear(label) }}
      required
    />
  )
}
