import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface SkeletonGroupProps extends ComponentPropsWithRef<'div'> {
  /** The name of the loading content, which screen readers announce once. */
  label: string
}

/** The skeletons of loading content, with an announcement. */
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
