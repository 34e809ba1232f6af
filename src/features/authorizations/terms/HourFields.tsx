import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Combobox } from '@/design-system/components/Combobox/Combobox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SegmentedControl } from '@/design-system/components/SegmentedControl/SegmentedControl'
import { Stack } from '@/design-system/components/Stack/Stack'
import { buildTimeOptions } from '@/design-system/components/TimeField/time-options'
import { wholeDay } from '@/domain/authorizations'
import { formatDayWithWeekday, isDay } from '@/domain/days'
import { parseTypedTime } from '@/domain/times'
import { useForm } from '@/patterns/form/form-context'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { addNextDay, isOvernight, type TermsValues } from './terms-values'

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

/**
 * If the chosen hours pass midnight, explains how to authorize such a night. A button changes the form to whole
 * days and adds the following day.
 */
function OvernightNotice() {
  const { values, setValues } = useFormikContext<TermsValues>()
  const { forgetServerError } = useForm()
  const [extendedValues, setExtendedValues] = useState<TermsValues>()
  const notice = useRef<HTMLDivElement>(null)
  const lastDay = values.days === 'single' ? values.from : values.to
  const canExtend = isOvernight(values) && isDay(values.from) && isDay(lastDay)
  const isExtended =
    extendedValues !== undefined && values.hours === 'whole' && isSameRange(extendedValues, values)

  const authorizeNextDay = () => {
    const next = addNextDay(values)
    for (const name of ['from', 'to', 'start', 'end', 'weekdays']) forgetServerError(name)
    void setValues(next)
    setExtendedValues(next)
    // The pressed button disappears, so the focus moves to the notice.
    notice.current?.focus()
  }
  return (
    <Stack ref={notice} role="status" tabIndex={-1}>
      {canExtend ? (
        <Alert
          action={
            <Button size="sm" onClick={authorizeNextDay}>
              {copy.overnight.action}
            </Button>
          }
        >
          {copy.overnight.body}
        </Alert>
      ) : null}
      {isExtended ? (
        <Alert tone="success">
          {copy.overnight.done(formatDayWithWeekday(values.from), formatDayWithWeekday(values.to))}
        </Alert>
      ) : null}
    </Stack>
  )
}

const isSameRange = (left: TermsValues, right: TermsValues): boolean =>
  left.days === right.days && left.from === right.from && left.to === right.to
