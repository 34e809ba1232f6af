import { type FormEvent, useState } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { DateField } from '@/design-system/components/DateField/DateField'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { TextField } from '@/design-system/components/TextField/TextField'
import { toInstant, toLocalDay, toLocalTime } from '../../../rules/zone.ts'
import { copy } from './copy.ts'
import { parseTime } from './parse-time.ts'

interface TimeFormProps {
  /** The time of the clock, ISO 8601. */
  now: string
  isBusy: boolean
  /** Sets the clock to an instant, ISO 8601. Resolves with true on success. */
  onSet: (instant: string) => Promise<boolean>
}

/** A form that sets the clock to an entered day and time. */
export function TimeForm({ now, isBusy, onSet }: TimeFormProps) {
  const [enteredValues, setEnteredValues] = useState<{ day?: string; time?: string }>({})
  const [isSubmitAttempted, setIsSubmitAttempted] = useState(false)
  const day = enteredValues.day ?? toLocalDay(now)
  const timeText = enteredValues.time ?? toLocalTime(now).slice(0, 5)
  const time = parseTime(timeText)

  const send = async (event: FormEvent) => {
    event.preventDefault()
    setIsSubmitAttempted(true)
    if (day === '' || time === undefined) return
    if (!(await onSet(toInstant(day, time)))) return
    setEnteredValues({})
    setIsSubmitAttempted(false)
  }

  return (
    <Stack gap={3} as="section" aria-label={copy.other}>
      <Heading level={3} size="sm">
        {copy.other}
      </Heading>
      <form noValidate onSubmit={(event) => void send(event)}>
        <Stack gap={4} align="start">
          <Grid minColumn="10rem" gap={3}>
            <DateField
              label={copy.day}
              name="day"
              value={day}
              onChange={(newDay) => setEnteredValues({ ...enteredValues, day: newDay })}
              today={toLocalDay(now)}
              calendarLabel={copy.calendar}
              invalidMessage={copy.notADay}
              error={isSubmitAttempted && day === '' ? copy.noDay : undefined}
              reservesMessageLine={false}
            />
            <TextField
              label={copy.time}
              name="time"
              inputMode="numeric"
              autoComplete="off"
              value={timeText}
              onChange={(text) => setEnteredValues({ ...enteredValues, time: text })}
              error={isSubmitAttempted && time === undefined ? copy.notATime : undefined}
              reservesMessageLine={false}
            />
          </Grid>
          <Button type="submit" loading={isBusy}>
            {copy.set}
          </Button>
        </Stack>
      </form>
    </Stack>
  )
}
