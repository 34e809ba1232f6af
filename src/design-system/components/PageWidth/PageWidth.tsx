import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { contentWidth, space } from '@/design-system/theme/tokens'

interface PageWidthProps extends ComponentPropsWithRef<'div'> {
  /** `form` keeps lines and fields short; `page` is for lists and tables. */
  width?: 'form' | 'page'
}

/** The sections of a page, one below another, never wider than is comfortable. */
export function PageWidth({ width = 'page', ...rest }: PageWidthProps) {
  return <Root {...rest} data-width={width} />
}

const Root = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};
  inline-size: 100%;
  max-inline-size: ${contentWidth.page};
  margin-inline: auto;

  &[data-width='form'] {
    max-inline-size: ${contentWidth.form};
  }
`
