import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

/** Whether a co-resident may manage the lot's data; nobody gives that to themself. */
export function RightsField({ isOneself }: { isOneself: boolean }) {
  const field = useFormField<boolean>('canManage')
  return (
    <Checkbox
      {...field}
      label={copy.fields.canManage}
      hint={isOneself ? copy.fields.ownPermission : undefined}
      disabled={field.disabled || isOneself}
    />
  )
}
