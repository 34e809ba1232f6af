import { chosenStatuses } from '@/copy/works'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { useFormField } from '@/patterns/form/use-form-field'

type ChosenStatus = keyof typeof chosenStatuses

interface PartyStatusFieldProps {
  label: string
  hints: Partial<Record<ChosenStatus, string>>
  isLocked?: boolean
}

/** Selects the status of a manager or a worker. */
export function PartyStatusField({ label, hints, isLocked = false }: PartyStatusFieldProps) {
  const field = useFormField<ChosenStatus | ''>('status')
  return (
    <RadioGroup<ChosenStatus>
      {...field}
      label={label}
      options={(['CURRENT', 'INVALID'] as const).map((value) => ({
        value,
        label: chosenStatuses[value],
        hint: hints[value],
      }))}
      disabled={isLocked || field.disabled}
      required
    />
  )
}
