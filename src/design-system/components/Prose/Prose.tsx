import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { textStyle } from '@/design-system/theme/mixins'
import { color, fontSize, fontWeight, lineHeight, space } from '@/design-system/theme/tokens'

/** Formats a long text. Its children are plain elements: headings, paragraphs, lists and links. */
export function Prose(props: ComponentPropsWithRef<'div'>) {
  return <Root {...props} />
}

const Root = styled.div`
  min-inline-size: 0;
  color: ${color.ink};
  line-height: ${lineHeight.body};
  overflow-wrap: anywhere;

  /* A line break in the text is a line break on the page. */
  white-space: pre-line;

  > * + * {
    margin-block-start: ${space(3)};
  }

  h2,
  h3,
  h4 {
    ${textStyle({ size: 'md', weight: 'semibold', line: 'tight' })}
    text-wrap: balance;
  }

  h2 {
    font-size: ${fontSize.lg};
  }

  > * + :is(h2, h3, h4) {
    margin-block-start: ${space(6)};
  }

  p,
  li {
    text-wrap: pretty;
  }

  :is(ul, ol) {
    padding-inline-start: ${space(6)};
  }

  ul {
    list-style: disc;
  }

  ol {
    list-style: decimal;
  }

  li + li {
    margin-block-start: ${space(1.5)};
  }

  li::marker {
    color: ${color.inkMuted};
  }

  a {
    font-weight: ${fontWeight.medium};
    text-underline-offset: 0.2em;
  }
`
