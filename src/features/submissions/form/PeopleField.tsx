import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import { Stack } from '@/design-system/components/Stack/Stack'
import { useFormField } from '@/patterns/form/use-form-field'
import { PeopleList } from '../people/PeopleList'
import { WorkerPicker } from '../people/WorkerPicker'

/** The workers of an insurance submission: found or registered, listed, taken off (L2). */
export function PeopleField() {
  const { value, onChange, ...field } = useFormField<SubmissionPerson[]>('people')
  const remove = ({ id }: SubmissionPerson) => onChange(value.filter((person) => person.id !== id))
  return (
    <Stack gap={4}>
      <WorkerPicker
        {...field}
        kind="INSURANCE"
        people={value}
        onAdd={(workers) => onChange([...value, ...workers.map(({ person }) => person)])}
      />
      <PeopleList people={value} onRemove={field.disabled ? undefined : remove} />
    </Stack>
  )
}
