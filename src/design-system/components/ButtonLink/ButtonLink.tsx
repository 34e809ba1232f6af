import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type ButtonSize, type ButtonVariant, buttonStyles } from '../Button/button-styles'
import { LinkElement, type LinkElementProps } from '../TextLink/LinkElement'

interface ButtonLinkProps extends LinkElementProps {
  /** The emphasis: one `primary` for each screen. */
  variant?: Exclude<ButtonVariant, 'danger' | 'quiet-danger'>
  /** `sm` is for rows and cards. On touch screens it is 44 px high too. */
  size?: ButtonSize
  /** A 20 px icon before the label. */
  icon?: ReactNode
  /** Whether it fills the available width. */
  stretch?: boolean
  /** The alignment of the label: `start` in lists. */
  align?: 'start' | 'center'
}

/** A link that looks like a button. */
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
