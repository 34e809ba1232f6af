import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { buildTimeOptions } from '@/design-system/components/TimeField/time-options'
import { wholeDay } from '@/domain/authorizations'
import { parseTypedTime } from '@/domain/times'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

/** The first and the last time of a range of hours. */
export function HourRange() {
  return (
    <Grid minColumn="14rem" gap={3}>
      <HourField name="start" label={copy.start} />
      <HourField name="end" label={copy.end} />
    </Grid>
  )
}

const quarterHours = { min: wholeDay.start, max: wholeDay.end, step: 15 }
const toOption = (time: string) => ({ value: time, label: time })
/** Every quarter of an hour, and the last minute of the day. */
const times = buildTimeOptions(quarterHours, wholeDay.end).map(toOption)

/** Converts the text that the user typed into an option; undefined if the text is not a time. */
function readOption(text: string) {
  const time = parseTypedTime(text)
  return time === undefined ? undefined : toOption(time)
}

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
      labels={{
        ...copy.time,
        open: copy.time.open(label),
        close: copy.time.close(label),
        clear: copy.time.clear(label),
      }}
      required
    />
  )
}
