import type { WorkManager } from '@/api/generated/model/workManager'
import { useUpdateWorkManager } from '@/api/generated/work-managers/work-managers'
import { partyStatuses } from '@/copy/works'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { useRefusals } from '@/patterns/access/use-refusals'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { useIdempotentRequest } from '@/patterns/form/use-idempotent-request'
import { useNotify } from '@/patterns/notify/use-notify'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useAllManagers } from '../detail/use-all-managers'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { ManagerStatusField } from './ManagerStatusField'
import { type ManagerStatusValues, managerStatusForm } from './manager-form'
import { RefusedView } from './RefusedView'
import { useManagerView } from './use-manager-view'

const { edit: words } = copy

export function EditManagerDialog({ id }: { id: number | undefined }) {
  const { realPropertyId, workId } = useWork()
  const query = useAllManagers(realPropertyId, workId)
  return (
    <WorkDialog title={words.title} size="sm">
      {(actions) => (
        <QueryView query={query} skeleton={<ManagerSkeleton />}>
          {({ results }) => (
            <LoadedManager manager={results.find((manager) => manager.id === id)} actions={actions} />
          )}
        </QueryView>
      )}
    </WorkDialog>
  )
}

const ManagerSkeleton = () => (
  <SkeletonGroup label={words.loading}>
    <Skeleton shape="block" height="12rem" />
  </SkeletonGroup>
)

interface LoadedManagerProps {
  manager: WorkManager | undefined
  actions: RouteDialogActions
}

/** The manager in the address may not exist, or the user may not change it. */
function LoadedManager({ manager, actions }: LoadedManagerProps) {
  const reasonOf = useRefusals()
  const seenManager = useManagerView()
  const reason = manager && reasonOf('workManager.edit', seenManager(manager))
  if (manager && !reason) return <StatusForm key={manager.id} manager={manager} actions={actions} />
  return (
    <RefusedView reason={reason ?? words.missing} name={manager?.person.full_name} onClose={actions.close} />
  )
}

interface StatusFormProps {
  manager: WorkManager
  actions: RouteDialogActions
}

function StatusForm({ manager: { id, person, status }, actions }: StatusFormProps) {
  const save = useStatusChange(id, person, actions.finish)
  const { word, tone } = partyStatuses[status]
  const isSuspended = status === 'SUSPENDED'
  return (
    <FormShell
      initialValues={{ status: isSuspended ? '' : status }}
      schema={managerStatusForm}
      fallback={words.failed}
      onSubmit={save}
    >
      <Stack gap={1}>
        <Text weight="semibold">{person.full_name}</Text>
        <Text tone="muted" hasTabularFigures>
          {copy.new.document(person.id_number)}
        </Text>
      </Stack>
      {isSuspended ? (
        <Alert tone={tone} title={word}>
          {words.suspended}
        </Alert>
      ) : null}
      <ManagerStatusField />
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={actions.close}>{words.cancel}</Button>
        <SubmitButton>{words.save}</SubmitButton>
      </Inline>
    </FormShell>
  )
}

/** Saves the status, shows a toast, and refetches what other users changed meanwhile. */
function useStatusChange(id: number, person: WorkManager['person'], finish: () => void) {
  const { realPropertyId, workId } = useWork()
  const notify = useNotify()
  const { request, send } = useIdempotentRequest()
  const updateManager = useUpdateWorkManager({ request })
  return async ({ status }: ManagerStatusValues) => {
    if (status === '') return
    const data = { work: workId, person: person.id, status }
    await send(data, () => updateManager.mutateAsync({ rp: realPropertyId, workId, id, data }))
    notify.success(words.changed(person.full_name))
    finish()
  }
}
