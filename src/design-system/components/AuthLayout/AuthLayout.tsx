import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { above, color, pageHeight, radius, sideSpace, space } from '@/design-system/theme/tokens'

interface AuthLayoutProps extends ComponentPropsWithRef<'div'> {
  /** A picture, above the card on phones and beside it on wide screens. */
  scene: ReactNode
  /** The name of the portal, above the card's content. */
  brand?: ReactNode
  /** The content of the card: a heading and a form. */
  children: ReactNode
  /** Secondary links, such as help. */
  footer?: ReactNode
  /** The id of the main content. */
  mainId: string
}

/** The layout of the public screens: a picture and a card. */
export function AuthLayout({ scene, brand, children, footer, mainId, ...rest }: AuthLayoutProps) {
  return (
    <Root {...rest} data-auth-layout="">
      <EdgeToEdge />
      <Scene>{scene}</Scene>
      <Sheet>
        {brand && <header>{brand}</header>}
        <Main id={mainId} tabIndex={-1}>
          {children}
        </Main>
        {footer && <footer>{footer}</footer>}
      </Sheet>
    </Root>
  )
}

/** Removes the scrollbar gutter, so that the card reaches the edge of the window. */
const EdgeToEdge = createGlobalStyle`
  html:has([data-auth-layout]) {
    scrollbar-gutter: auto;
  }
`

const Root = styled.div`
  /* No grid on a phone: the browser paints the sign-in faster if nothing in it needs one. */
  display: flex;
  flex-direction: column;
  min-block-size: ${pageHeight};

  @media ${above.wide} {
    display: grid;
    grid-template: minmax(0, 1fr) / minmax(0, 1fr) minmax(28rem, 36rem);
  }
`

const Scene = styled.div`
  block-size: clamp(${space(32)}, 32dvb, ${space(80)});
  overflow: hidden;

  /* On a phone in landscape, an open on-screen keyboard leaves room only for the card. */
  @media (max-height: 25rem) {
    display: none;
  }

  @media ${above.wide} {
    position: sticky;
    inset-block-start: 0;
    block-size: ${pageHeight};
  }
`

const Sheet = styled.div`
  position: relative;
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${space(6)};
  margin-block-start: -${radius.lg};
  padding: ${space(6)} max(${sideSpace(5)}, calc(50% - 13rem)) calc(${space(6)} + env(safe-area-inset-bottom));
  border-start-start-radius: ${radius.lg};
  border-start-end-radius: ${radius.lg};
  color: ${color.ink};
  background-color: ${color.surface};

  > footer {
    margin-block-start: auto;
  }

  @media ${above.wide} {
    justify-content: center;
    margin: 0;
    padding-block: ${space(10)};
    border-radius: 0;

    > footer {
      margin-block-start: ${space(4)};
    }
  }
`

const Main = styled.main`
  display: flex;
  flex-direction: column;
  gap: ${space(6)};

  &:focus {
    outline: none;
  }
`
