import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { hiddenInPrint, stickyInset } from '@/design-system/theme/mixins'
import {
  above,
  border,
  color,
  contentWidth,
  layer,
  pageHeight,
  sideSpace,
  space,
} from '@/design-system/theme/tokens'
import { twoLineWidth } from '../TopBar/TopBar'

interface AppShellProps extends ComponentPropsWithRef<'div'> {
  /** The SkipLink. */
  skipLink: ReactNode
  /** A NoticeBar above the other bars. The notice scrolls with the page. */
  notice?: ReactNode
  /** The TopBar. */
  header: ReactNode
  /** The Sidebar, which is visible only on wide screens. On narrow screens, the caller shows the sections in a Drawer. */
  nav?: ReactNode
  /** The id of the `main` element, the target of the skip link. */
  mainId: string
  /** The page. */
  children: ReactNode
  /** Content below the page, such as a notice. It is invisible until the page has loaded. */
  end?: ReactNode
  /** The Footer. */
  footer?: ReactNode
}

/** The frame of every page that requires a session. */
export function AppShell(props: AppShellProps) {
  const { skipLink, notice, header, nav, mainId, children, end, footer, ...rest } = props
  return (
    <Root {...rest} data-has-nav={nav ? '' : undefined}>
      <ScrollPadding />
      {skipLink}
      <Notice>{notice}</Notice>
      <Top>{header}</Top>
      {nav && <Column>{nav}</Column>}
      <Main id={mainId} tabIndex={-1}>
        {children}
        {end && <End>{end}</End>}
      </Main>
      <Bottom>{footer}</Bottom>
    </Root>
  )
}

/** Prevents the top and bottom bars from covering a focused element. */
const ScrollPadding = createGlobalStyle`
  html {
    scroll-padding-block: ${space(20)} calc(var(--bottom-bar, 0px) + ${space(4)});
  }
`

const Root = styled.div`
  --gutter: ${sideSpace(4)};

  display: grid;
  grid-template: auto auto minmax(0, 1fr) auto / minmax(0, 1fr);
  min-block-size: ${pageHeight};

  @media ${above.compact} {
    --gutter: ${sideSpace(6)};
  }

  @media ${above.wide} {
    --gutter: ${sideSpace(8)};

    &[data-has-nav] {
      grid-template-columns: 16rem minmax(0, 1fr);
    }
  }

  @media print {
    --gutter: 0px;

    display: block;
    min-block-size: 0;
  }
`

const Notice = styled.div`
  grid-column: 1 / -1;
  min-inline-size: 0;
  ${hiddenInPrint}
`

const Top = styled.div`
  position: sticky;
  /* A bar of two lines needs a higher window. */
  inset-block-start: ${stickyInset('0px', `100vi - ${twoLineWidth}`, '100dvb - 36rem')};
  z-index: ${layer.sticky};
  grid-column: 1 / -1;

  /* A phone in landscape has too little height for a sticky bar. */
  @media (max-height: 25rem) {
    position: static;
  }
  ${hiddenInPrint}
`

const Column = styled.div`
  display: none;
  border-inline-end: ${border.thin} solid ${color.line};

  > * {
    position: sticky;
    inset-block-start: ${space(16)};
    max-block-size: calc(100dvb - ${space(16)});
    padding: ${space(5)} ${space(3)};
    padding-inline-start: max(${space(3)}, env(safe-area-inset-left));
    overflow-y: auto;
  }

  @media ${above.wide} {
    display: block;
    grid-row: 3 / span 2;
  }
  ${hiddenInPrint}
`

const Main = styled.main`
  inline-size: 100%;
  max-inline-size: calc(${contentWidth.page} + 2 * var(--gutter));
  margin-inline: auto;
  /*
   * The footer stays below the first screen, so that arriving content does not move it within the screen. Unlike 'dvb',
   * 'lvb' does not change when a phone's browser hides its bars.
   */
  min-block-size: calc(100lvb - ${space(16)});
  padding: ${space(4)} var(--gutter) ${space(10)};

  &:focus {
    outline: none;
  }

  @media ${above.compact} {
    padding-block-start: ${space(8)};
  }

  @media print {
    min-block-size: 0;
    padding-block: 0;
  }
`

/** The content below the page is invisible until the page has loaded, because the page would move it down. */
const End = styled.div`
  margin-block-start: ${space(5)};

  main:has([data-loading]) > & {
    visibility: hidden;
  }
  ${hiddenInPrint}
`

const Bottom = styled.div`
  min-inline-size: 0;
  ${hiddenInPrint}
`
