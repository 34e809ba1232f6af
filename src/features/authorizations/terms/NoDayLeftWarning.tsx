import { useFormikContext } from 'formik'
import { Alert } from '@/design-system/components/Alert/Alert'
import { findFirstAllowedDay } from '@/domain/allowed-days'
import { today } from '@/domain/days'
import { copy } from './copy'
import type { TermsValues } from './terms-values'
import { toAllowedTime } from './to-terms'

/** Warns if no chosen weekday remains between today and the last day. The user can still save the form. */
export function NoDayLeftWarning() {
  const { values } = useFormikContext<TermsValues>()
  const allowedTime = toAllowedTime(values)
  const hasDayLeft =
    allowedTime === undefined ||
    allowedTime.to_date < today() ||
    findFirstAllowedDay(allowedTime, today()) !== undefined
  return <div role="status">{hasDayLeft ? null : <Alert tone="warning">{copy.weekdays.noneLeft}</Alert>}</div>
}
