import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { visuallyHidden } from '@/design-system/theme/text-styles'

/** Text for screen readers only. */
export function VisuallyHidden(props: ComponentPropsWithRef<'span'>) {
  return <Root {...props} />
}

const Root = styled.span`
  ${visuallyHidden}
`
