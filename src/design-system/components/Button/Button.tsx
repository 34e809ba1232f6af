import type { ReactNode } from 'react'
import { BaseButton, type BaseButtonProps } from './BaseButton'

interface ButtonProps extends BaseButtonProps {
  /** The verb. */
  children: ReactNode
  /** The whole of what it does, shown when it is pointed at; its name says the same. */
  tooltip?: string
}

/** Does something, now. What goes somewhere is a ButtonLink. */
export function Button(props: ButtonProps) {
  return <BaseButton {...props} />
}
