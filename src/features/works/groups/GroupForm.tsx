import { useFormikContext } from 'formik'
import { useMemo, useState } from 'react'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import type { GroupAuthorizationInput } from '@/api/generated/model/groupAuthorizationInput'
import type { GroupPerson } from '@/api/generated/model/groupPerson'
import type { LightWorker } from '@/api/generated/model/lightWorker'
import { getListLightWorkersQueryOptions } from '@/api/generated/workers/workers'
import { useAllRows } from '@/api/use-all-rows'
import { useWrite } from '@/api/writes/use-write'
import { workGroupWrites } from '@/api/writes/work-groups'
import { getStatusLabel } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { MultiSelect } from '@/design-system/components/MultiSelect/MultiSelect'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import type { RouteDialogActions } from '@/patterns/dialog/use-route-dialog'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useFormField } from '@/patterns/form/use-form-field'
import { useUndoOffer } from '@/patterns/form/use-undo-offer'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { GroupListButton } from '../worker-list/GroupListButton'
import { copy } from './copy'
import { describeGroupFailure } from './describe-group-failure'
import { GroupFields } from './GroupFields'
import { GroupWarnings } from './GroupWarnings'
import {
  createGroupSchema,
  createGroupValues,
  type GroupValues,
  groupServerFields,
  toGroupInput,
  toGroupValues,
} from './group-form'

const { form: words } = copy

interface GroupFormProps extends RouteDialogActions {
  group?: GroupAuthorization
}

export function GroupForm({ group, close, finish }: GroupFormProps) {
  const { workId, work, rights } = useWork()
  const schema = useMemo(() => createGroupSchema({ work, today }), [work])
  const save = useGroupSaving(group?.id)
  const { rosterRefusal } = rights
  return (
    <FormShell
      draft="group"
      initialValues={group ? toGroupValues(group) : createGroupValues(work)}
      schema={schema}
      serverFields={groupServerFields}
      isDisabled={rosterRefusal !== undefined}
      describe={(error) => describeGroupFailure(error, copy.errors.failed, group !== undefined)}
      onSubmit={async (values) => {
        await save(toGroupInput(values, workId, group))
        finish()
      }}
    >
      {rosterRefusal ? <Alert>{rosterRefusal}</Alert> : null}
      <Stack gap={3}>
        <GroupFields group={group} />
        <WorkersField people={group?.preauthorization.people} />
        <GroupWarnings />
      </Stack>
      <FormActions
        cancel={words.cancel}
        onCancel={close}
        submit={group ? words.save : words.create}
        disabledReason={rosterRefusal}
      />
    </FormShell>
  )
}

function useGroupSaving(id: number | undefined) {
  const { realPropertyId: rp, workId } = useWork()
  const notify = useNotify()
  const create = useWrite(workGroupWrites.createGroupAuthorization)
  const update = useWrite(workGroupWrites.updateGroupAuthorization)
  return async (data: GroupAuthorizationInput) => {
    await (id === undefined ? create({ rp, workId, data }) : update({ rp, workId, id, data }))
    const detail = data.preauth_fields.active_flag === false ? copy.switchedOff : undefined
    notify.success(id === undefined ? copy.created : copy.changed, { detail })
  }
}

const noPeople: readonly GroupPerson[] = []

const toOption = ({ id, person_full_name, person_id_number }: LightWorker) => ({
  value: String(id),
  label: person_full_name,
  description: words.document(person_id_number),
})

/**
 * Selects the people of a group among the current workers of the work. A person of the group stays selected even if the
 * person is no longer a current worker.
 */
function WorkersField({ people = noPeople }: { people?: readonly GroupPerson[] }) {
  const { realPropertyId, workId, rights } = useWork()
  const { rows, error, refetch } = useAllRows((params) =>
    // Only current workers can join a group.
    getListLightWorkersQueryOptions(realPropertyId, workId, { status: 'CURRENT', ...params }),
  )
  const options = useMemo(() => (rows ?? []).map(toOption), [rows])
  const [listedNames, setListedNames] = useState<Readonly<Record<string, string>>>({})
  const labels = useMemo(
    () => ({
      ...listedNames,
      ...Object.fromEntries(people.map((person) => [person.id, formatName(person)])),
    }),
    [people, listedNames],
  )
  const { value, onChange, ...field } = useFormField<string[]>('workers')
  const { setValues } = useFormikContext<GroupValues>()
  const offerUndo = useUndoOffer()
  const nameOf = (id = '') => options.find((option) => option.value === id)?.label ?? labels[id] ?? id

  /** Changes the selection. Offers to undo a removal, because the list does not offer every removed worker again. */
  const choose = (chosen: string[]) => {
    onChange(chosen)
    const removed = value.filter((id) => !chosen.includes(id))
    if (removed.length === 0) return
    offerUndo(
      removed.length === 1 ? words.removedOne(nameOf(removed[0])) : words.removedMany(removed.length),
      () =>
        void setValues((values) => ({ ...values, workers: [...new Set([...values.workers, ...removed])] })),
    )
  }
  return (
    <Stack gap={2}>
      <MultiSelect
        {...field}
        value={value}
        onChange={choose}
        label={words.workers}
        hint={words.workersHint}
        options={options}
        isLoading={rows === undefined && !error}
        failure={error ? words.workersFailed : undefined}
        onRetry={refetch}
        valueLabels={labels}
        labels={words.list}
      />
      <GroupListButton
        chosen={value}
        disabledReason={rights.rosterRefusal}
        onChoose={(ids, names) => {
          setListedNames((known) => ({ ...known, ...names }))
          void setValues((values) => ({ ...values, workers: [...new Set([...values.workers, ...ids])] }))
        }}
      />
    </Stack>
  )
}

const formatName = ({ full_name, status }: GroupPerson): string =>
  status === 'CURRENT' ? full_name : `${full_name} (${getStatusLabel(partyStatuses, status).label})`
