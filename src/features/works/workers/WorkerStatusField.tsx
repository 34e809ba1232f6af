import { chosenStatuses } from '@/copy/works'
import { RadioGroup } from '@/design-system/components/RadioGroup/RadioGroup'
import { useFormField } from '@/patterns/form/use-form-field'
import { copy } from './copy'
import { selectableStatuses, type WorkerStatusValues } from './worker-form'

const { label, hints, reactivated } = copy.status

interface StatusFieldProps {
  /** Whether the worker is INVALID. A reactivated worker belongs to no group. */
  isReactivation: boolean
}

export function WorkerStatusField({ isReactivation }: StatusFieldProps) {
  return (
    <RadioGroup
      {...useFormField<WorkerStatusValues['status']>('status')}
      label={label}
      options={selectableStatuses.map((value) => ({
        value,
        label: chosenStatuses[value],
        hint: isReactivation && value === 'CURRENT' ? reactivated : hints[value],
      }))}
      required
    />
  )
}
