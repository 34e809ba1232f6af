import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { color, fontSize, fontWeight, lineHeight, radius, space } from '@/design-system/theme/tokens'
import { unbrokenDates } from '@/design-system/unbroken-dates'

interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The colour, which carries no information beyond the text. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  /** An icon before the text. */
  icon?: ReactNode
  /** The text, a single word. */
  children: ReactNode
}

/** A status or a kind as a single word. */
export function Tag({ tone = 'neutral', icon, children, ...rest }: TagProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {icon}
      <span>{unbrokenDates(children)}</span>
    </Root>
  )
}

const Root = styled.span`
  display: inline-flex;
  gap: ${space(1)};
  align-items: center;
  max-inline-size: 100%;
  padding: ${space(1)} ${space(2)};
  border-radius: ${radius.sm};
  color: ${color.neutralTintInk};
  background-color: ${color.neutralTint};
  font-size: ${fontSize.sm};
  font-weight: ${fontWeight.medium};
  line-height: ${lineHeight.tight};
  print-color-adjust: exact;

  > span {
    min-inline-size: 0;
  }

  svg {
    flex-shrink: 0;
    inline-size: ${space(4)};
    block-size: ${space(4)};
  }

  &[data-tone='accent'] {
    color: ${color.accentTintInk};
    background-color: ${color.accentTint};
  }

  &[data-tone='success'] {
    color: ${color.successTintInk};
    background-color: ${color.successTint};
  }

  &[data-tone='warning'] {
    color: ${color.warningTintInk};
    background-color: ${color.warningTint};
  }

  &[data-tone='danger'] {
    color: ${color.dangerTintInk};
    background-color: ${color.dangerTint};
  }
`
