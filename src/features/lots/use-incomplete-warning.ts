import { lotForms } from '@/copy/lot-forms'
import { useNotify } from '@/patterns/notify/use-notify'

/** For a form's `onInvalid`: says in a toast that something is missing. Each field says so itself, too. */
export function useIncompleteWarning() {
  const notify = useNotify()
  return (errors: readonly { message: string }[]) => {
    if (errors.some(({ message }) => message === lotForms.required)) notify.warning(lotForms.incomplete)
  }
}
