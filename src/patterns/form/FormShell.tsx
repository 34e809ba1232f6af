import { CheckedForm, type CheckedFormProps } from './CheckedForm'
import { LeaveGuard } from './LeaveGuard'

interface FormShellProps<Values extends object> extends Omit<CheckedFormProps<Values>, 'renderGuard'> {
  /** Whether the user has to confirm before changes are discarded. The sign-in form, for example, needs no question. */
  isGuarded?: boolean
}

const renderLeaveGuard = (isChanged: boolean) => <LeaveGuard isActive={isChanged} />

/** A `CheckedForm` that asks the user to confirm before changes are discarded. */
export function FormShell<Values extends object>({ isGuarded = true, ...form }: FormShellProps<Values>) {
  return <CheckedForm {...form} renderGuard={isGuarded ? renderLeaveGuard : undefined} />
}
