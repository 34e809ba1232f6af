import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/button-styles'
import { LinkElement, type LinkElementProps } from '../TextLink/LinkElement'

interface ButtonLinkProps extends LinkElementProps {
  /** How much it asks for: one `primary` a screen. */
  variant?: Exclude<ButtonVariant, 'danger' | 'quiet-danger'>
  /** `sm` is for rows and cards; a finger still gets 44 px. */
  size?: ButtonSize
  /** A 20 px icon before the words. */
  icon?: ReactNode
  /** Whether it takes all the width there is. */
  stretch?: boolean
  /** Where its words stand: `start` for one of a list of names. */
  align?: 'start' | 'center'
}

/** A link that looks like a button: the way to a screen where something is done. */
export function ButtonLink({
  variant = 'secondary',
  size = 'md',
  icon,
  stretch = false,
  align = 'center',
  children,
  ...rest
}: ButtonLinkProps) {
  return (
    <Root
      {...rest}
      data-variant={variant}
      data-size={size}
      data-stretch={stretch || undefined}
      data-align={align}
    >
      {icon}
      <span>{children}</span>
    </Root>
  )
}

const Root = styled(LinkElement)`
  ${buttonStyles}
`
