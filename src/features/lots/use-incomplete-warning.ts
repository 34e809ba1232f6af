import { lotForms } from '@/copy/lot-forms'
import { useNotify } from '@/patterns/notify/use-notify'

/**
 * Returns a form's `onInvalid` handler, which warns of missing required fields in a toast. Each field also
 * shows its own error.
 */
export function useIncompleteWarning() {
  const notify = useNotify()
  return (errors: readonly { message: string }[]) => {
    if (errors.some(({ message }) => message === lotForms.required)) notify.warning(lotForms.incomplete)
  }
}
