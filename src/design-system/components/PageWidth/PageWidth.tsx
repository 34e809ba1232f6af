import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { above, contentWidth, space } from '@/design-system/theme/tokens'

interface PageWidthProps extends ComponentPropsWithRef<'div'> {
  /** The maximum width: `form` keeps lines and fields short; `page` is for lists and tables. */
  width?: 'form' | 'page'
  /** The alignment of the column in a wider container. */
  align?: 'center' | 'start'
}

/** A column for the sections of a page. The column has a maximum width. */
export function PageWidth({ width = 'page', align = 'center', ...rest }: PageWidthProps) {
  return <Root {...rest} data-width={width} data-align={align} />
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(4)};
  inline-size: 100%;
  max-inline-size: ${contentWidth.page};
  margin-inline: auto;

  @media ${above.compact} {
    gap: ${space(6)};
  }

  &[data-width='form'] {
    max-inline-size: ${contentWidth.form};
  }

  &[data-align='start'] {
    margin-inline-start: 0;
  }
`
