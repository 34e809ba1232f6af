import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { preventDateBreaks } from '@/design-system/prevent-date-breaks'
import { byAttribute } from '@/design-system/theme/mixins'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, fontSize, fontWeight } from '@/design-system/theme/tokens'

interface TextProps extends ComponentPropsWithRef<'p'> {
  /**
   * The colour. `muted` is for secondary text, `inherit` takes the colour of the parent. A `success`, `warning` or
   * `danger` text must state its status in words too.
   */
  tone?: 'default' | 'muted' | 'success' | 'warning' | 'danger' | 'inherit'
  /** The font size: 12, 14, 16 or 20 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** The font weight. */
  weight?: keyof typeof fontWeight
  /** Whether digits have equal widths, e.g. in document numbers, plates, times and amounts. */
  hasTabularFigures?: boolean
  /** Whether the whole text stays on a single line; for short texts. A date in a text never breaks, even without this. */
  isUnbroken?: boolean
  /** The rendered element; `p` by default. */
  as?: 'p' | 'span' | 'div' | 'strong' | 'small' | 'li' | 'time' | 'address' | 'code'
}

/** A text with the styles of the theme. */
export function Text({
  tone = 'default',
  size = 'md',
  weight = 'regular',
  hasTabularFigures = false,
  isUnbroken = false,
  as,
  children,
  ...rest
}: TextProps) {
  return (
    <Root
      {...rest}
      as={as}
      data-tone={tone}
      data-size={size}
      data-weight={weight}
      data-tabular={hasTabularFigures || undefined}
      data-unbroken={isUnbroken || undefined}
    >
      {preventDateBreaks(children)}
    </Root>
  )
}

const Root = styled.p`
  color: ${color.ink};
  text-wrap: pretty;

  ${byAttribute('data-tone', 'color', {
    muted: color.inkMuted,
    success: color.successTintInk,
    warning: color.warningTintInk,
    danger: color.dangerTintInk,
    inherit: 'inherit',
  })}

  &[data-unbroken] {
    white-space: nowrap;
  }

  ${byAttribute('data-size', 'font-size', fontSize)}
  ${byAttribute('data-weight', 'font-weight', fontWeight)}

  &[data-tabular] {
    ${tabularFigures}
  }
`
