import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { textStyle, tint } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, radius, space } from '@/design-system/theme/tokens'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden'

interface BadgeProps extends ComponentPropsWithRef<'span'> {
  /** A count, a ratio or one short word. */
  children: ReactNode
  /** The text that screen readers read instead of the content, such as '3 unread' instead of '3'. */
  label?: string
  /** The colour: `accent` attracts attention, `neutral` does not. */
  tone?: 'accent' | 'neutral'
}

/** A small mark with a count, a ratio or a short word, beside the text that it belongs to. */
export function Badge({ children, label, tone = 'accent', ...rest }: BadgeProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {label ? (
        <>
          <span aria-hidden="true">{children}</span>
          <VisuallyHidden>{label}</VisuallyHidden>
        </>
      ) : (
        children
      )}
    </Root>
  )
}

const Root = styled.span`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-inline-size: ${space(5.5)};
  max-inline-size: 100%;
  min-block-size: ${space(5.5)};
  padding: 0 ${space(1.5)};
  border-radius: ${radius.pill};
  color: ${color.accentInk};
  background-color: ${color.accent};
  ${textStyle({ size: 'xs', weight: 'bold' })}
  line-height: 1;
  letter-spacing: 0.02em;
  overflow-wrap: anywhere;
  ${tabularFigures}

  &[data-tone='neutral'] {
    ${tint('neutral')}
  }
`
