import { useFormikContext } from 'formik'
import { Alert } from '@/design-system/components/Alert/Alert'
import { firstAllowedDay } from '@/domain/allowed-days'
import { today } from '@/domain/days'
import { allowedTimeOf } from './allowed-time'
import { copy } from './copy'
import type { TermsValues } from './values'

/** Says that nobody could enter: none of the chosen weekdays is left. It may be saved all the same. */
export function NoDayLeft() {
  const { values } = useFormikContext<TermsValues>()
  const allowed = allowedTimeOf(values)
  const isLeft =
    allowed === undefined || allowed.to_date < today() || firstAllowedDay(allowed, today()) !== undefined
  return <div role="status">{isLeft ? null : <Alert tone="warning">{copy.weekdays.noneLeft}</Alert>}</div>
}
