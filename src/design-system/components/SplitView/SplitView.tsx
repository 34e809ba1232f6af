import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { above, space } from '@/design-system/theme/tokens'

interface SplitViewProps extends ComponentPropsWithRef<'div'> {
  /** The content beside the main content on screens from 992 px, such as a tree or a table of contents. */
  aside: ReactNode
  /** The content above the main content on narrower screens, such as a button that opens the aside. */
  narrow: ReactNode
}

/** Content with an aside, such as a table of contents. On narrow screens, `narrow` replaces the aside. */
export function SplitView({ aside, narrow, children, ...rest }: SplitViewProps) {
  return (
    <Root {...rest}>
      <Narrow>{narrow}</Narrow>
      <Aside>{aside}</Aside>
      <Content>{children}</Content>
    </Root>
  )
}

const Narrow = styled.div`
  min-inline-size: 0;

  @media ${above.wide} {
    display: none;
  }
`

const Aside = styled.div`
  display: none;
  min-inline-size: 0;

  @media ${above.wide} {
    display: block;
  }
`

const Content = styled.div`
  min-inline-size: 0;
`

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space(4)};
  align-items: start;

  @media ${above.wide} {
    grid-template-columns: minmax(14rem, 1fr) minmax(0, 3fr);
    gap: ${space(6)};
  }
`
