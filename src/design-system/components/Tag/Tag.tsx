import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { square, textStyle, tint, tintByTone } from '@/design-system/theme/mixins'
import { radius, space } from '@/design-system/theme/tokens'

interface TagProps extends ComponentPropsWithRef<'span'> {
  /** The colour, which carries no information beyond the text. */
  tone?: 'neutral' | 'accent' | 'success' | 'warning' | 'danger'
  /** An icon before the text. */
  icon?: ReactNode
  /** The text: one word or a few. */
  children: ReactNode
}

/** A short coloured label for a status or a kind. */
export function Tag({ tone = 'neutral', icon, children, ...rest }: TagProps) {
  return (
    <Root {...rest} data-tone={tone}>
      {icon}
      <span>{preventDateBreaks(children)}</span>
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
  ${tint('neutral')}
  ${textStyle({ size: 'sm', weight: 'medium', line: 'tight' })}
  print-color-adjust: exact;

  > span {
    min-inline-size: 0;
  }

  svg {
    ${square(space(4))}
  }

  ${tintByTone()}
`
