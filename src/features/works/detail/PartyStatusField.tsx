import { selectableStatuses } from '@/copy/works'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { useFormField } from '@/patterns/form/use-form-field'

type SelectableStatus = keyof typeof selectableStatuses

interface PartyStatusFieldProps {
  label: string
  hints: Partial<Record<SelectableStatus, string>>
  isLocked?: boolean
}

/** Selects the status of a manager or a worker. */
export function PartyStatusField({ label, hints, isLocked = false }: PartyStatusFieldProps) {
  const field = useFormField<SelectableStatus | ''>('status')
  return (
    <RadioGroup<SelectableStatus>
      {...field}
      label={label}
      options={(['CURRENT', 'INVALID'] as const).map((value) => ({
        value,
        label: selectableStatuses[value],
        hint: hints[value],
      }))}
      disabled={isLocked || field.disabled}
      required
    />
  )
}
