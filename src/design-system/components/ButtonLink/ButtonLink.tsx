import styled from 'styled-components'
import type { BaseButtonProps } from '../Button/BaseButton'
import { type ButtonVariant, buttonStyles } from '../Button/button-styles'
import { LinkElement, type LinkElementProps } from '../TextLink/LinkElement'

interface ButtonLinkProps
  extends LinkElementProps,
    Pick<BaseButtonProps, 'size' | 'icon' | 'stretch' | 'align'> {
  /** The emphasis. A screen has at most one `primary` button or link. */
  variant?: Exclude<ButtonVariant, 'danger' | 'quiet-danger'>
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
