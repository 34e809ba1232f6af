import { useState } from 'react'
import { isNotFound } from '@/api/api-error'
import type { Worker } from '@/api/generated/model/worker'
import { useListWorkers } from '@/api/generated/workers/workers'
import { describeError } from '@/copy/errors'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Text } from '@/design-system/components/Text/Text'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { useWorkerSaving } from './use-worker-saving'
import { WorkerStatusField } from './WorkerStatusField'
import { toInitialStatus, toWorkerUpdate, workerStatusForm } from './worker-form'

/** Reads the whole roster, because a link may open a worker of any page. */
const wholeRoster = { page_size: 500 } as const

interface WorkerStatusDialogProps {
  id: number
  /** The worker, if the current page of the table contains it. */
  listed: Worker | undefined
}

export function WorkerStatusDialog({ id, listed }: WorkerStatusDialogProps) {
  const { realPropertyId, workId } = useWork()
  // If the worker is removed meanwhile, the dialog stays open and explains it.
  const [shownWorker, setShownWorker] = useState(listed)
  if (listed && listed !== shownWorker) setShownWorker(listed)
  const query = useListWorkers(realPropertyId, workId, wholeRoster, { query: { enabled: !shownWorker } })
  const skeleton = (
    <SkeletonGroup label={copy.missing.loading}>
      <Skeleton shape="block" height="8rem" />
    </SkeletonGroup>
  )
  return (
    <WorkDialog title={copy.edit.title} size="sm">
      {(actions) =>
        shownWorker ? (
          <StatusForm worker={shownWorker} {...actions} />
        ) : (
          <QueryView query={query} skeleton={skeleton}>
            {({ results }) => {
              const worker = results.find((other) => other.id === id)
              return worker ? (
                <StatusForm worker={worker} {...actions} />
              ) : (
                <WorkerMissing close={actions.close} />
              )
            }}
          </QueryView>
        )
      }
    </WorkDialog>
  )
}

function WorkerMissing({ close }: Pick<RouteDialogActions, 'close'>) {
  return (
    <EmptyState
      level={3}
      title={copy.missing.title}
      description={copy.missing.body}
      action={<Button onClick={close}>{copy.close}</Button>}
    />
  )
}

interface StatusFormProps extends RouteDialogActions {
  worker: Worker
}

function StatusForm({ worker, close, finish }: StatusFormProps) {
  const { id, status, person } = worker
  const { rosterReason } = useWork().rights
  const { update } = useWorkerSaving()
  return (
    <FormShell
      initialValues={{ status: toInitialStatus(status) }}
      schema={workerStatusForm}
      isDisabled={rosterReason !== undefined}
      describe={(error) => (isNotFound(error) ? [copy.gone(person.full_name)] : describeError(error))}
      onSubmit={async (values) => {
        await update(id, toWorkerUpdate(values))
        finish()
      }}
    >
      <Text hasTabularFigures weight="medium">{`${person.full_name} - ${person.id_number}`}</Text>
      <WorkerStatusField isReactivation={status === 'INVALID'} />
      <Inline gap={3} justify="end" stacksOnPhone>
        <Button onClick={close}>{copy.cancel}</Button>
        <SubmitButton disabledReason={rosterReason}>{copy.edit.submit}</SubmitButton>
      </Inline>
    </FormShell>
  )
}
