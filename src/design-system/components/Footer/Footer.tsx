import type { ComponentPropsWithRef } from 'react'
import styled from 'styled-components'
import { border, color, fontSize, sideSpace, space } from '@/design-system/theme/tokens'

/** The footer of every page. Shows its children in a row that wraps. */
export function Footer(props: ComponentPropsWithRef<'footer'>) {
  return <Root {...props} />
}

const Root = styled.footer`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(2)} ${space(6)};
  align-items: center;
  justify-content: space-between;
  padding: ${space(4)} var(--gutter, ${sideSpace(4)}) calc(${space(4)} + env(safe-area-inset-bottom));
  border-block-start: ${border.thin} solid ${color.line};
  color: ${color.inkMuted};
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  > * {
    max-inline-size: 100%;
  }
`
