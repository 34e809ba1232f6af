import { useMemo } from 'react'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { GroupPerson } from '@/api/generated/model/groupPerson'
import type { LightWorker } from '@/api/generated/model/lightWorker'
import { useListLightWorkers } from '@/api/generated/workers/workers'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { MultiSelect } from '@/design-system/components/MultiSelect/MultiSelect'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useFormField } from '@/patterns/form/use-form-field'
import { useWork } from '../detail/use-work'
import { copy } from './copy'
import { describeGroupFailure } from './describe-group-failure'
import { GroupFields } from './GroupFields'
import { createGroupSchema, type GroupValues, groupServerFields } from './group-form'

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
  const schema = useMemo(() => createGroupSchema({ work, today }), [work])
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

const { form: words } = copy

/** Reads all current workers in one page; only they can join a group. */
const currentWorkers = { status: 'CURRENT', page_size: 500 } as const

const nobody: readonly GroupPerson[] = []

const optionOf = ({ id, person_full_name, person_id_number }: LightWorker) => ({
  value: String(id),
  label: person_full_name,
  description: words.document(person_id_number),
})

/** Selects the group's people among the current workers. People already in the group stay options while suspended. */
function WorkersField({ people = nobody }: { people?: readonly GroupPerson[] }) {
  const { realPropertyId, workId } = useWork()
  const query = useListLightWorkers(realPropertyId, workId, currentWorkers)
  const options = useMemo(() => (query.data?.results ?? []).map(optionOf), [query.data])
  const labels = useMemo(
    () => Object.fromEntries(people.map((person) => [person.id, formatName(person)])),
    [people],
  )
  return (
    <MultiSelect
      {...useFormField<string[]>('workers')}
      label={words.workers}
      hint={words.workersHint}
      options={options}
      isLoading={query.isPending}
      failure={query.error ? words.workersFailed : undefined}
      onRetry={() => void query.refetch()}
      valueLabels={labels}
      words={words.list}
    />
  )
}

/** Adds the status to the name of a worker who is not current. */
const formatName = ({ full_name, status }: GroupPerson): string =>
  status === 'CURRENT' ? full_name : `${full_name} (${partyStatuses[status].word})`
