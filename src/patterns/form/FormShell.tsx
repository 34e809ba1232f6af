import { useDraftOwner } from '@/session/use-session'
import { CheckedForm, type CheckedFormProps, type FormGuard } from './CheckedForm'
import { formDrafts } from './form-drafts'
import { LeaveGuard } from './LeaveGuard'

interface FormShellProps<Values extends object>
  extends Omit<CheckedFormProps<Values>, 'renderGuard' | 'draftOwner' | 'drafts'> {
  /** Whether the user has to confirm before changes are discarded. The sign-in form, for example, needs no question. */
  isGuarded?: boolean
  /** Whether an earlier step of the same task has changes, which the user would lose too. */
  hasEarlierChanges?: boolean
}

const renderNoGuard = () => null

/** A `CheckedForm` that asks the user to confirm before changes are discarded, and keeps a draft for each user. */
export function FormShell<Values extends object>(props: FormShellProps<Values>) {
  const { isGuarded = true, hasEarlierChanges = false, ...form } = props
  const draftOwner = useDraftOwner()
  const renderLeaveGuard = ({ isChanged, onLeave }: FormGuard) => (
    <LeaveGuard isActive={isChanged || hasEarlierChanges} onLeave={onLeave} />
  )
  return (
    <CheckedForm
      {...form}
      drafts={formDrafts}
      draftOwner={draftOwner}
      renderGuard={isGuarded ? renderLeaveGuard : renderNoGuard}
    />
  )
}
