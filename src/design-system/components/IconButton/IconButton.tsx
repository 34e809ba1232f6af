import type { ReactNode } from 'react'
import { BaseButton, type BaseButtonProps } from '../Button/BaseButton'

interface IconButtonProps extends Omit<BaseButtonProps, 'children' | 'stretch' | 'aria-label'> {
  /** The accessible name and the tooltip. */
  label: string
  /** A 20 px icon that users understand without a label. */
  icon: ReactNode
}

/** A button with only an icon. The tooltip shows the name and, if the button is disabled, the reason. */
export function IconButton({ label, variant = 'quiet', disabledReason, ...rest }: IconButtonProps) {
  const tooltip = disabledReason ? `${label}. ${disabledReason}` : label
  return (
    <BaseButton
      {...rest}
      variant={variant}
      shape="square"
      aria-label={label}
      tooltip={tooltip}
      disabledReason={disabledReason}
    />
  )
}
