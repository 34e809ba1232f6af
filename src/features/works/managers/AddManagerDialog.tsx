import { refusalSentences } from '@/copy/refusals'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { FormShell } from '@/patterns/form/FormShell'
import { useNotify } from '@/patterns/notify/use-notify'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { ManagerFields } from './ManagerFields'
import { type ManagerValues, managerForm, managerServerFields, newManager } from './manager-form'
import { RefusedView } from './RefusedView'
import { useAddManager } from './use-add-manager'

const words = copy.new

/** Adds a known or newly registered person as manager of the work. */
export function AddManagerDialog() {
  const { rights } = useWork()
  return (
    <WorkDialog title={words.title}>
      {(actions) =>
        rights.canChangeManagers ? (
          <AddManagerForm actions={actions} />
        ) : (
          <RefusedView reason={refusalSentences.MANAGERS_NOT_YOURS} onClose={actions.close} />
        )
      }
    </WorkDialog>
  )
}

function AddManagerForm({ actions }: { actions: RouteDialogActions }) {
  const notify = useNotify()
  const { savedPart, add, describe } = useAddManager()
  const save = async (values: ManagerValues) => {
    const { person } = await add(values)
    notify.success(words.added(person.full_name))
    actions.finish()
  }
  return (
    <FormShell
      initialValues={newManager}
      schema={managerForm}
      serverFields={managerServerFields}
      describe={describe}
      onSubmit={save}
    >
      <ManagerFields savedPart={savedPart} onCancel={actions.close} />
    </FormShell>
  )
}
