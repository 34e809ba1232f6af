import { useFormikContext } from 'formik'
import type { ReactNode } from 'react'
import { Button } from '@/design-system/components/Button/Button'

interface SubmitButtonProps {
  /** The verb. */
  children: ReactNode
  /** Why it cannot be sent; the button stays focusable and explains itself. */
  disabledReason?: string
  stretch?: boolean
}

/** Sends the form it stands in; busy while it is being sent. */
export function SubmitButton({ children, disabledReason, stretch }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext()
  return (
    <Button
      type="submit"
      variant="primary"
      loading={isSubmitting}
      disabledReason={disabledReason}
      stretch={stretch}
    >
      {children}
    </Button>
  )
}
