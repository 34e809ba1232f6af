import { useFormikContext } from 'formik'
import { useRef, useState } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { formatDayWithWeekday, isDay } from '@/domain/days'
import { useForm } from '@/patterns/form/form-context'
import { copy } from './copy'
import { addNextDay, isOvernight, type TermsValues } from './terms-values'

/**
 * If the chosen hours pass midnight, explains how to authorize such a night. A button changes the form to whole
 * days and adds the following day.
 */
export function OvernightNotice() {
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
