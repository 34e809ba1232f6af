import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { GroupForm } from './GroupForm'
import { newGroup, toGroupInput } from './group-form'
import { useGroupSaving } from './use-group-saving'

/** A new group of workers who may enter. */
export function NewGroupDialog() {
  const { workId, work } = useWork()
  const save = useGroupSaving()
  return (
    <WorkDialog title={copy.create}>
      {({ close, finish }) => (
        <GroupForm
          initialValues={newGroup(work)}
          submitLabel={copy.form.create}
          onSubmit={async (values) => {
            await save(toGroupInput(values, workId))
            finish()
          }}
          onClose={close}
        />
      )}
    </WorkDialog>
  )
}
