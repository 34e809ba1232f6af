import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SubmitButton } from './SubmitButton'

interface FormActionsProps {
  /** The label of the button that leaves the form. */
  cancel: string
  onCancel: () => void
  /** The label of the submit button, a verb. */
  submit: string
  /** The reason why the form cannot be sent. */
  disabledReason?: string
}

/** The buttons at the end of a form in a dialog. */
export function FormActions({ cancel, onCancel, submit, disabledReason }: FormActionsProps) {
  return (
    <Inline gap={3} justify="end" stacksOnPhone>
      <Button onClick={onCancel}>{cancel}</Button>
      <SubmitButton disabledReason={disabledReason}>{submit}</SubmitButton>
    </Inline>
  )
}
