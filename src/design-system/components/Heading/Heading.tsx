import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { byAttribute, textStyle, titleSize } from '@/design-system/theme/mixins'
import { color, fontSize, fontWeight } from '@/design-system/theme/tokens'

interface HeadingProps extends ComponentPropsWithRef<'h2'> {
  /** The level in the outline of the page; a page has only one heading of level 1. */
  level: keyof typeof usualSize
  /** The text size; by default the usual size of the level. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
}

const usualSize = { 1: 'xl', 2: 'lg', 3: 'md', 4: 'sm' } as const

/** The heading of a page, a section or a card. */
export function Heading({ level, size = usualSize[level], ...rest }: HeadingProps) {
  return <Root {...rest} as={`h${level}`} data-size={size} />
}

const Root = styled.h2`
  color: ${color.ink};
  ${textStyle({ weight: 'semibold', line: 'tight' })}
  text-wrap: balance;

  ${byAttribute('data-size', 'font-size', { ...fontSize, lg: titleSize('lg'), xl: titleSize('xl') })}

  &[data-size='xl'] {
    font-weight: ${fontWeight.bold};
    letter-spacing: -0.015em;
  }

  /* After a change of route, the page's heading gets the focus. The heading is not a control, so it has no focus ring. */
  &[tabindex='-1']:focus {
    outline: none;
  }
`
