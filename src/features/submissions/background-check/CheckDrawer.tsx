import {
  useGetBackgroundCheckSubmission,
  useListBackgroundCheckPeople,
} from '@/api/generated/background-checks/background-checks'
import { useSession } from '@/session/use-session'
import { OpenSubmission } from '../drawer/OpenSubmission'
import { allPeople, alwaysRefetch } from '../drawer/query-options'
import { CheckDetails } from './CheckDetails'
import { EditCheck } from './EditCheck'

interface CheckDrawerProps {
  id: number
  isEdit: boolean
}

export function CheckDrawer({ id, isEdit }: CheckDrawerProps) {
  const { neighbourhood } = useSession()
  const submission = useGetBackgroundCheckSubmission(neighbourhood.id, id, alwaysRefetch)
  const people = useListBackgroundCheckPeople(neighbourhood.id, id, allPeople, alwaysRefetch)
  return (
    <OpenSubmission
      kind="BACKGROUND_CHECK"
      isEdit={isEdit}
      submission={submission}
      people={people}
      renderDetails={(known) => <CheckDetails {...known} />}
      renderForm={(known, actions) => <EditCheck {...known} {...actions} />}
    />
  )
}
