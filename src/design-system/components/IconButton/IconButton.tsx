import type { ReactNode } from 'react'
import { BaseButton, type BaseButtonProps } from '../Button/BaseButton'

interface IconButtonProps extends Omit<BaseButtonProps, 'children' | 'stretch' | 'aria-label'> {
  /** What it does: its name for screen readers and the text of its tooltip. */
  label: string
  /** A 20 px icon that is understood without words. */
  icon: ReactNode
}

/** A button without room for words; its tooltip shows its name. */
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
