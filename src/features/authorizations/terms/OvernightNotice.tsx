import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatDayWithWeekday, isDay } from '@/domain/days'
import { useForm } from '@/patterns/form/form-context'
import { copy } from './copy'
import { isOvernight, withNextDay } from './schedule'
import type { TermsValues } from './values'

/** Explains how to authorize a night across midnight, and changes the form accordingly on request. */
export function OvernightNotice() {
  const { values, setValues } = useFormikContext<TermsValues>()
  const { forgetServerError } = useForm()
  const [spread, setSpread] = useState<TermsValues>()
  const notice = useRef<HTMLDivElement>(null)
  const last = values.days === 'single' ? values.from : values.to
  const isAsked = isOvernight(values) && isDay(values.from) && isDay(last)
  const isDone = spread !== undefined && values.hours === 'whole' && isSameRange(spread, values)

  const authorizeNextDay = () => {
    const next = withNextDay(values)
    for (const name of ['from', 'to', 'start', 'end', 'weekdays']) forgetServerError(name)
    void setValues(next)
    setSpread(next)
    // The pressed button is removed, so focus moves to the notice.
    notice.current?.focus()
  }
  return (
    <Stack ref={notice} role="status" tabIndex={-1}>
      {isAsked ? (
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
      {isDone ? (
        <Alert tone="success">
          {copy.overnight.done(formatDayWithWeekday(values.from), formatDayWithWeekday(values.to))}
        </Alert>
      ) : null}
    </Stack>
  )
}

const isSameRange = (one: TermsValues, other: TermsValues): boolean =>
  one.days === other.days && one.from === other.from && one.to === other.to
