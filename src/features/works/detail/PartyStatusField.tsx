import { selectableStatusLabels } from '@/copy/works'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { useFormField } from '@/patterns/form/use-form-field'

type SelectableStatus = keyof typeof selectableStatusLabels

interface PartyStatusFieldProps {
  label: string
  hints: Partial<Record<SelectableStatus, string>>
  isLocked?: boolean
}

/** Shows radio buttons for the status of a manager or a worker. */
export function PartyStatusField({ label, hints, isLocked = false }: PartyStatusFieldProps) {
  const field = useFormField<SelectableStatus | ''>('status')
  return (
    <RadioGroup<SelectableStatus>
      {...field}
      label={label}
      options={(['CURRENT', 'INVALID'] as const).map((value) => ({
        value,
        label: selectableStatusLabels[value],
        hint: hints[value],
      }))}
      disabled={isLocked || field.disabled}
      required
    />
  )
}
