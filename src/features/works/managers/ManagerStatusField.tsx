import { chosenStatuses } from '@/copy/works'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'

type Chosen = keyof typeof chosenStatuses

const options = [
  { value: 'CURRENT', label: chosenStatuses.CURRENT },
  { value: 'INVALID', label: chosenStatuses.INVALID, hint: copy.edit.invalidMeans },
] as const

/** Selects a manager's status and explains the inactive one. */
export function ManagerStatusField({ isLocked = false }: { isLocked?: boolean }) {
  const field = useFormField<Chosen | ''>('status')
  return (
    <RadioGroup<Chosen>
      {...field}
      label={copy.new.status}
      options={options}
      disabled={isLocked || field.disabled}
      required
    />
  )
}
