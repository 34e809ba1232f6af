import type { ReactNode } from 'react'
import { BaseButton, type BaseButtonProps } from './BaseButton'

interface ButtonProps extends BaseButtonProps {
  /** The label, which begins with a verb. */
  children: ReactNode
  /** A longer description, shown as a tooltip. `disabledReason` replaces it. */
  tooltip?: string
}

/** Runs an action. For navigation use ButtonLink. */
export function Button({ tooltip, ...rest }: ButtonProps) {
  const reason = rest.marksFieldsOnPress ? undefined : rest.disabledReason
  return <BaseButton {...rest} tooltip={reason || tooltip} />
}
