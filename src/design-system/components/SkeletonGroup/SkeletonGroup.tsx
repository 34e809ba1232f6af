import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface SkeletonGroupProps extends ComponentPropsWithRef<'div'> {
  /** The text that screen readers announce once, such as 'Loading visits'. */
  label: string
}

/** Contains Skeletons, and announces to screen readers that the content is loading. */
export function SkeletonGroup({ label, children, ...rest }: SkeletonGroupProps) {
  return (
    <Root {...rest} role="status" data-loading="">
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </Root>
  )
}

const Root = styled.div`
  position: relative;
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
`
