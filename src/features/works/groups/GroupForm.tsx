import { useMemo } from 'react'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { describeGroupFailure } from './describe-group-failure'
import { GroupFields } from './GroupFields'
import { type GroupValues, groupForm, groupServerFields } from './group-form'
import { WorkersField } from './WorkersField'

interface GroupFormProps {
  /** The edited group; undefined for a new one. */
  group?: GroupAuthorization
  initialValues: GroupValues
  submitLabel: string
  /** Saves the values. The form shows the error that it throws. */
  onSubmit: (values: GroupValues) => Promise<void>
  onClose: () => void
}

/** Form of a new or known group: title, dates, hours and workers. */
export function GroupForm({ group, initialValues, submitLabel, onSubmit, onClose }: GroupFormProps) {
  const { work, rights } = useWork()
  const schema = useMemo(() => groupForm({ work, today }), [work])
  const { rosterReason } = rights
  return (
    <FormShell
      initialValues={initialValues}
      schema={schema}
      serverFields={groupServerFields}
      isDisabled={rosterReason !== undefined}
      describe={(error) =>
        describeGroupFailure(error, { fallback: copy.errors.failed, isKnown: group !== undefined })
      }
      onSubmit={onSubmit}
    >
      {rosterReason ? <Alert>{rosterReason}</Alert> : null}
      <Stack gap={3}>
        <GroupFields group={group} />
        <WorkersField people={group?.preauthorization.people} />
      </Stack>
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={onClose}>{copy.form.cancel}</Button>
        <SubmitButton disabledReason={rosterReason}>{submitLabel}</SubmitButton>
      </Inline>
    </FormShell>
  )
}
