import type { ComponentPropsWithRef } from 'react'
import styled, { keyframes } from 'styled-components'
import { square } from '@/design-system/theme/mixins'
import { pageHeight, space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface SpinnerProps extends Omit<ComponentPropsWithRef<'span'>, 'children'> {
  /** The text that screen readers announce once, such as 'Loading the list'. Without it, they skip the spinner. */
  label?: string
  /** The size. `sm` fits beside text, and `lg` is for an otherwise empty page. */
  size?: 'sm' | 'md' | 'lg'
  /** Whether the label is also visible, below the spinner. */
  hasVisibleLabel?: boolean
  /** Whether the spinner is centred in an otherwise empty page. */
  fillsPage?: boolean
}

/** Shows that something is loading or running. If the shape of the content is known, use a Skeleton. */
export function Spinner({
  label,
  size = 'md',
  hasVisibleLabel = false,
  fillsPage = false,
  ...rest
}: SpinnerProps) {
  return (
    <Root
      {...rest}
      data-fills-page={fillsPage || undefined}
      role={label ? 'status' : undefined}
      aria-hidden={label ? undefined : true}
    >
      <Ring data-size={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <circle cx="12" cy="12" r="9.5" opacity="0.25" />
        <path d="M12 2.5a9.5 9.5 0 0 1 9.5 9.5" />
      </Ring>
      {label && (hasVisibleLabel ? <span>{label}</span> : <VisuallyHidden>{label}</VisuallyHidden>)}
    </Root>
  )
}

const spin = keyframes`
  to {
    rotate: 1turn;
  }
`

const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex-direction: column;
  gap: ${space(3)};
  align-items: center;
  justify-content: center;
  max-inline-size: 100%;

  &[data-fills-page] {
    display: flex;
    min-block-size: ${pageHeight};
  }

  > span {
    max-inline-size: 100%;
    text-align: center;
  }
`

const Ring = styled.svg`
  ${square(space(6))}
  fill: none;
  stroke: currentcolor;
  stroke-width: 3;
  stroke-linecap: round;
  animation: ${spin} 0.9s linear infinite;

  &[data-size='sm'] {
    ${square(space(5))}
  }

  &[data-size='lg'] {
    ${square(space(10))}
  }
`
