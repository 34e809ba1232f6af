import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { tabularFigures } from '@/design-system/theme/text-styles'
import { color, fontSize, fontWeight } from '@/design-system/theme/tokens'
import { unbrokenDates } from '@/design-system/unbroken-dates'

interface TextProps extends ComponentPropsWithRef<'p'> {
  /** The colour: `muted` is secondary; the others mark a status that the text states too. */
  tone?: 'default' | 'muted' | 'success' | 'warning' | 'danger' | 'inherit'
  /** The font size: 12, 14, 16 or 20 px. */
  size?: 'xs' | 'sm' | 'md' | 'lg'
  /** The font weight. */
  weight?: 'regular' | 'medium' | 'semibold' | 'bold'
  /** Whether digits have equal widths: documents, plates, times, amounts. */
  hasTabularFigures?: boolean
  /**
   * Whether the text stays on a single line, e.g. a date, which would break at its hyphens. Only for short
   * texts.
   */
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
      {unbrokenDates(children)}
    </Root>
  )
}

const Root = styled.p`
  color: ${color.ink};
  font-size: ${fontSize.md};
  text-wrap: pretty;

  &[data-tone='muted'] {
    color: ${color.inkMuted};
  }

  &[data-tone='success'] {
    color: ${color.successTintInk};
  }

  &[data-tone='warning'] {
    color: ${color.warningTintInk};
  }

  &[data-tone='danger'] {
    color: ${color.dangerTintInk};
  }

  &[data-tone='inherit'] {
    color: inherit;
  }

  &[data-unbroken] {
    white-space: nowrap;
  }

  &[data-size='xs'] {
    font-size: ${fontSize.xs};
  }

  &[data-size='sm'] {
    font-size: ${fontSize.sm};
  }

  &[data-size='lg'] {
    font-size: ${fontSize.lg};
  }

  &[data-weight='regular'] {
    font-weight: ${fontWeight.regular};
  }

  &[data-weight='medium'] {
    font-weight: ${fontWeight.medium};
  }

  &[data-weight='semibold'] {
    font-weight: ${fontWeight.semibold};
  }

  &[data-weight='bold'] {
    font-weight: ${fontWeight.bold};
  }

  &[data-tabular] {
    ${tabularFigures}
  }
`
