import type { WorkManager } from '@/api/generated/model/workManager'
import { useWrite } from '@/api/writes/use-write'
import { workManagerWrites } from '@/api/writes/work-managers'
import { getStatusLabel } from '@/copy/labels'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import type { RouteDialogActions } from '@/patterns/dialog/use-route-dialog'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { QueryView } from '@/patterns/query-view/QueryView'
import { PartyStatusField } from '../detail/PartyStatusField'
import { useAllManagers, useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { type ManagerStatusValues, managerStatusFormSchema, toInitialManagerStatus } from './manager-form'
import { RefusalView } from './RefusalView'
import { useManagerRefusals } from './use-manager-refusals'

const { edit: words } = copy

export function EditManagerDialog({ id }: { id: number | undefined }) {
  const query = useAllManagers(useWork())
  const skeleton = (
    <SkeletonGroup label={words.loading}>
      <Skeleton shape="block" height="12rem" />
    </SkeletonGroup>
  )
  return (
    <WorkDialog title={words.title} size="sm">
      {(actions) => (
        <QueryView query={query} skeleton={skeleton}>
          {({ results }) => (
            <LoadedManager manager={results.find((manager) => manager.id === id)} {...actions} />
          )}
        </QueryView>
      )}
    </WorkDialog>
  )
}

/** Shows the form for the manager, or the reason why the user cannot edit the manager. */
function LoadedManager({ manager, ...actions }: RouteDialogActions & { manager: WorkManager | undefined }) {
  const getRefusal = useManagerRefusals()
  const reason = manager && getRefusal('workManager.edit', manager)
  if (manager && !reason) return <StatusForm key={manager.id} manager={manager} {...actions} />
  return (
    <RefusalView reason={reason ?? words.missing} title={manager?.person.full_name} onClose={actions.close} />
  )
}

function StatusForm({ manager, close, finish }: RouteDialogActions & { manager: WorkManager }) {
  const { id, person, status } = manager
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const updateManager = useWrite(workManagerWrites.updateWorkManager)
  const { label, tone } = getStatusLabel(partyStatuses, status)
  const initialStatus = toInitialManagerStatus(status)
  return (
    <FormShell
      draft="manager"
      initialValues={{ status: initialStatus }}
      schema={managerStatusFormSchema}
      fallback={words.failed}
      onSubmit={async (values: ManagerStatusValues) => {
        if (values.status === '') return
        const data = { work: workId, person: person.id, status: values.status }
        await updateManager({ rp: realPropertyId, workId, id, data })
        notify.success(words.changed(person.full_name))
        finish()
      }}
    >
      <Stack gap={1}>
        <Text weight="semibold">{person.full_name}</Text>
        <Text tone="muted" hasTabularFigures>
          {copy.new.document(person.id_number)}
        </Text>
      </Stack>
      {initialStatus === '' ? (
        <Alert tone={tone} title={label}>
          {status === 'SUSPENDED' ? words.suspended : words.unknownStatus}
        </Alert>
      ) : null}
      <PartyStatusField {...copy.status} />
      <FormActions cancel={copy.cancel} onCancel={close} submit={words.save} />
    </FormShell>
  )
}
