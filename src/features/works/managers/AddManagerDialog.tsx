import { refusalSentences } from '@/copy/refusals'
import type { RouteDialogActions } from '@/patterns/dialog/use-route-dialog'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { ManagerFields } from './ManagerFields'
import { managerFormSchema, managerServerFields, newManager } from './manager-form'
import { RefusalView } from './RefusalView'
import { useAddManager } from './use-add-manager'

/** The dialog that adds a manager to the work. The manager is a registered person, or a person whom the form registers first. */
export function AddManagerDialog() {
  const { rights } = useWork()
  return (
    <WorkDialog title={copy.new.title}>
      {(actions) =>
        rights.canChangeManagers ? (
          <AddManagerForm {...actions} />
        ) : (
          <RefusalView reason={refusalSentences.MANAGERS_NOT_YOURS} onClose={actions.close} />
        )
      }
    </WorkDialog>
  )
}

function AddManagerForm({ close, finish }: RouteDialogActions) {
  const notify = useNotify()
  const { savedPart, add, describe } = useAddManager()
  return (
    <FormShell
      draft="manager"
      initialValues={newManager}
      schema={managerFormSchema}
      serverFields={managerServerFields}
      describe={describe}
      onSubmit={async (values) => {
        const { person } = await add(values)
        notify.success(copy.new.added(person.full_name))
        finish()
      }}
    >
      <ManagerFields savedPart={savedPart} onCancel={close} />
    </FormShell>
  )
}
