import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { tint } from '@/design-system/theme/mixins'
import { fontSize, sideSpace, space } from '@/design-system/theme/tokens'

interface NoticeBarProps extends Omit<ComponentPropsWithRef<'aside'>, 'aria-label'> {
  /** The accessible name of the landmark. */
  label: string
  /** A short sentence. */
  children: ReactNode
  /** A link or a button that follows the sentence. */
  action?: ReactNode
}

/** A yellow strip above the page. It shows a notice that concerns the whole portal. */
export function NoticeBar({ label, children, action, ...rest }: NoticeBarProps) {
  return (
    <Root {...rest} aria-label={label}>
      <span>{children}</span>
      {action}
    </Root>
  )
}

const Root = styled.aside`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1)} ${space(3)};
  align-items: center;
  justify-content: center;
  padding: ${space(1.5)} ${sideSpace(4)};
  ${tint('notice')}
  font-size: ${fontSize.sm};
  overflow-wrap: anywhere;

  > * {
    max-inline-size: 100%;
  }

  /* Links take the text colour of the tint, because a test checks the contrast of that colour with the tint's background. */
  a {
    color: inherit;
  }
`
