import { useState } from 'react'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { useListGroupAuthorizations } from '@/api/generated/work-groups/work-groups'
import { useWork } from '../detail/use-work'
import { WorkRowDialog } from '../detail/WorkRowDialog'
import { copy } from './copy'
import { GroupForm } from './GroupForm'

/** All groups, active or not. */
const allGroups = { page_size: 500 } as const

interface EditGroupDialogProps {
  id: number | undefined
  /** The groups of the visible page, once loaded. */
  listed: readonly GroupAuthorization[] | undefined
}

export function EditGroupDialog({ id, listed }: EditGroupDialogProps) {
  const { realPropertyId, workId } = useWork()
  const listedGroup = listed?.find((group) => group.id === id)
  // If the group is removed meanwhile, the dialog stays open with the typed values and explains it.
  const [shownGroup, setShownGroup] = useState(listedGroup)
  if (listedGroup && !shownGroup) setShownGroup(listedGroup)
  const query = useListGroupAuthorizations(realPropertyId, workId, allGroups, {
    query: { enabled: listed !== undefined && !shownGroup },
  })
  return (
    <WorkRowDialog
      title={copy.manage}
      id={id}
      row={shownGroup}
      query={query}
      skeletonHeight="24rem"
      words={copy.missing}
    >
      {(group, actions) => <GroupForm group={group} {...actions} />}
    </WorkRowDialog>
  )
}
