import { DateRangeField } from '@/design-system/components/DateRangeField/DateRangeField'
import { today } from '@/domain/days'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import type { ResidentValues } from './schema'

const words = copy.fields

/** The contract period of a tenant. Users cannot change their own. */
export function ContractField({ isOneself }: { isOneself: boolean }) {
  const field = useFormField<ResidentValues['contract']>('contract')
  return (
    <DateRangeField
      {...field}
      label={words.contract}
      fromLabel={words.contractFrom}
      toLabel={words.contractTo}
      format="DD/MM/YYYY"
      calendarLabel={words.contractCalendar}
      invalidMessage={copy.errors.date}
      pickFirst={words.pickFirst}
      pickLast={words.pickLast}
      today={today()}
      hint={isOneself ? words.ownContract : undefined}
      disabled={field.disabled || isOneself}
      required
    />
  )
}
