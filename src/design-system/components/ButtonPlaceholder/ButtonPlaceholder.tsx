import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { buttonStyles } from '../Button/button-styles'

interface ButtonPlaceholderProps extends ComponentPropsWithRef<'span'> {
  /** The size of the button. */
  size?: 'sm' | 'md'
  /** The icon and the label of the button, which determine the width. */
  children: ReactNode
}

/** Keeps the place of a button until the button can be used. Nobody sees the placeholder, and screen readers skip it. */
export const ButtonPlaceholder = ({ size = 'md', ...rest }: ButtonPlaceholderProps) => (
  <Root {...rest} aria-hidden="true" data-variant="quiet" data-size={size} />
)

const Root = styled.span`
  ${buttonStyles}
  max-inline-size: 100%;
  overflow: hidden;
  visibility: hidden;
`
