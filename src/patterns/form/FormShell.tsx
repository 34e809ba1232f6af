import { CheckedForm, type CheckedFormProps } from './CheckedForm'
import { LeaveGuard } from './LeaveGuard'

interface FormShellProps<Values extends object> extends Omit<CheckedFormProps<Values>, 'renderGuard'> {
  /** Whether leaving with changes asks first. Not where nothing is lost by leaving, as on the sign-in. */
  isGuarded?: boolean
}

const askFirst = (isChanged: boolean) => <LeaveGuard isActive={isChanged} />

/** A form: validates as the schema says, sends once, puts each error where it belongs, focuses the first, loses nothing. */
export function FormShell<Values extends object>({ isGuarded = true, ...form }: FormShellProps<Values>) {
  return <CheckedForm {...form} renderGuard={isGuarded ? askFirst : undefined} />
}
