import { useState } from 'react'
import type { GroupAuthorization } from '@/api/generated/model/groupAuthorization'
import { useListGroupAuthorizations } from '@/api/generated/work-groups/work-groups'
import { Button } from '@/design-system/components/Button/Button'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import type { RouteDialogActions } from '@/patterns/dialog/use-leaving'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useWork } from '../detail/use-work'
import { WorkDialog } from '../detail/WorkDialog'
import { copy } from './copy'
import { GroupForm } from './GroupForm'
import { toGroupInput, toGroupValues } from './group-form'
import { useGroupSaving } from './use-group-saving'

/** Reads all groups, active or not, because a link may lead to a group of any page. */
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
  const skeleton = (
    <SkeletonGroup label={copy.form.loading}>
      <Skeleton shape="block" height="24rem" />
    </SkeletonGroup>
  )
  return (
    <WorkDialog title={copy.manage}>
      {(actions) =>
        shownGroup ? (
          <EditGroup group={shownGroup} {...actions} />
        ) : (
          <QueryView query={query} skeleton={skeleton}>
            {({ results }) => {
              const group = results.find((other) => other.id === id)
              return group ? <EditGroup group={group} {...actions} /> : <GroupMissing {...actions} />
            }}
          </QueryView>
        )
      }
    </WorkDialog>
  )
}

const GroupMissing = ({ close }: RouteDialogActions) => (
  <EmptyState
    level={3}
    title={copy.missing.title}
    description={copy.missing.body}
    action={<Button onClick={close}>{copy.missing.close}</Button>}
  />
)

function EditGroup({ group, close, finish }: RouteDialogActions & { group: GroupAuthorization }) {
  const { workId } = useWork()
  const save = useGroupSaving(group.id)
  return (
    <GroupForm
      group={group}
      initialValues={toGroupValues(group)}
      submitLabel={copy.form.save}
      onSubmit={async (values) => {
        await save(toGroupInput(values, workId, group))
        finish()
      }}
      onClose={close}
    />
  )
}
