import { useState } from 'react'
import { isNotFound } from '@/api/api-error'
import type { Worker } from '@/api/generated/model/worker'
import { describeError } from '@/copy/errors'
import { Text } from '@/design-system/components/Text/Text'
import type { RouteDialogActions } from '@/patterns/dialog/use-route-dialog'
import { FormActions } from '@/patterns/form/FormActions'
import { FormShell } from '@/patterns/form/FormShell'
import { PartyStatusField } from '../detail/PartyStatusField'
import { useWork } from '../detail/use-work'
import { WorkRowDialog } from '../detail/WorkRowDialog'
import { copy } from './copy'
import { useWholeRoster } from './use-whole-roster'
import { useWorkerSaving } from './use-worker-saving'
import { toInitialStatus, toWorkerUpdate, workerStatusFormSchema } from './worker-form'

interface WorkerStatusDialogProps {
  id: number
  /** The worker, if the current page of the table or the whole roster contains it. */
  listedWorker: Worker | undefined
}

export function WorkerStatusDialog({ id, listedWorker }: WorkerStatusDialogProps) {
  // Another user may remove the worker while the dialog is open. The dialog then keeps the worker, and the error on saving
  // explains the removal.
  const [shownWorker, setShownWorker] = useState(listedWorker)
  const { workers, ...query } = useWholeRoster(!shownWorker)
  // The form stays mounted when the table finds the worker after the dialog has.
  const worker = listedWorker ?? workers?.find((candidate) => candidate.id === id)
  if (worker && worker !== shownWorker) setShownWorker(worker)
  return (
    <WorkRowDialog
      title={copy.edit.title}
      size="sm"
      id={id}
      row={shownWorker}
      query={{ ...query, data: workers && { results: workers } }}
      skeletonHeight="8rem"
      labels={copy.missing}
    >
      {(row, actions) => <StatusForm worker={row} {...actions} />}
    </WorkRowDialog>
  )
}

function StatusForm({ worker, close, finish }: RouteDialogActions & { worker: Worker }) {
  const { id, status, person } = worker
  const { rosterRefusal } = useWork().rights
  const { update } = useWorkerSaving()
  return (
    <FormShell
      draft="worker"
      initialValues={{ status: toInitialStatus(status) }}
      schema={workerStatusFormSchema}
      isDisabled={rosterRefusal !== undefined}
      describe={(error) => (isNotFound(error) ? [copy.gone(person.full_name)] : describeError(error))}
      onSubmit={async (values) => {
        await update(id, toWorkerUpdate(values))
        finish()
      }}
    >
      <Text hasTabularFigures weight="medium">{`${person.full_name} - ${person.id_number}`}</Text>
      <PartyStatusField label={copy.status} hints={copy.statusHints(status === 'INVALID')} />
      <FormActions
        cancel={copy.cancel}
        onCancel={close}
        submit={copy.edit.submit}
        disabledReason={rosterRefusal}
      />
    </FormShell>
  )
}
