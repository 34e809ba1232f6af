import { useState } from 'react'
import { allRows } from '@/api/all-rows'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { useListGroupAuthorizations } from '@/api/generated/work-groups/work-groups'
import { useWork } from '../detail/use-work'
import { WorkRowDialog } from '../detail/WorkRowDialog'
import { copy } from './copy'
import { GroupForm } from './GroupForm'

interface EditGroupDialogProps {
  id: number | undefined
  /** The groups of the visible page; undefined until the groups have loaded. */
  listedGroups: readonly GroupAuthorization[] | undefined
}

export function EditGroupDialog({ id, listedGroups }: EditGroupDialogProps) {
  const { realPropertyId, workId } = useWork()
  const listedGroup = listedGroups?.find((group) => group.id === id)
  // The state keeps the group even if another user removes the group. The dialog then keeps the typed values, and explains
  // the removal when the user saves.
  const [shownGroup, setShownGroup] = useState(listedGroup)
  if (listedGroup && !shownGroup) setShownGroup(listedGroup)
  const query = useListGroupAuthorizations(realPropertyId, workId, allRows, {
    query: { enabled: listedGroups !== undefined && !shownGroup },
  })
  return (
    <WorkRowDialog
      title={copy.manage}
      id={id}
      row={shownGroup}
      query={query}
      skeletonHeight="24rem"
      labels={copy.missing}
    >
      {(group, actions) => <GroupForm group={group} {...actions} />}
    </WorkRowDialog>
  )
}
