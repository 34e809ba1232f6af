import type { ComponentProps } from 'react'
import { countries as words } from '@/copy/countries'
import { Select } from '@/design-system/components/Select/Select'
import { useLockableField } from '../form/use-lockable-field'
import { RetryAlert } from '../query-view/RetryAlert'
import { useCountries } from './use-countries'

interface NationalityFieldProps
  extends Pick<ComponentProps<typeof Select>, 'label' | 'placeholder' | 'isClearable' | 'required'> {
  isLocked: boolean
}

/** The form field `nationality`. If the countries have failed to load, an alert below the field offers a retry. */
export function NationalityField({ isLocked, ...props }: NationalityFieldProps) {
  const field = useLockableField<string>('nationality', isLocked)
  const { listNationalities, hasFailed, retry, isRetrying } = useCountries()
  return (
    <>
      <Select {...field} {...props} options={listNationalities(field.value)} />
      {hasFailed ? (
        <RetryAlert tone="warning" onRetry={retry} isRetrying={isRetrying}>
          {words.failed}
        </RetryAlert>
      ) : null}
    </>
  )
}
