import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { GroupForm } from './GroupForm'

/** The dialog that creates a group of workers. */
export const NewGroupDialog = () => (
  <WorkDialog title={copy.create}>{(actions) => <GroupForm {...actions} />}</WorkDialog>
)
