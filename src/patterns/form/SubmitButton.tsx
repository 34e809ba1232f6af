import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '@/design-system/components/Button/Button'

interface SubmitButtonProps {
  /** The label, a verb. */
  children: ReactNode
  /** The reason why the form cannot be sent. The button stays focusable and shows the reason. */
  disabledReason?: string
  /** Whether a press in spite of `disabledReason` marks the invalid fields and moves the focus to the first one. */
  marksFieldsOnPress?: boolean
  stretch?: boolean
}

/** The submit button of the enclosing form. It shows that the form is being sent. */
export function SubmitButton({ children, disabledReason, marksFieldsOnPress, stretch }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type="submit"
      variant="primary"
      loading={isSubmitting}
      disabledReason={disabledReason}
      marksFieldsOnPress={marksFieldsOnPress}
      stretch={stretch}
    >
      {children}
    </Button>
  )
}
