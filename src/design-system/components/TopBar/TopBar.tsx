import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { above, border, color, space } from '@/design-system/theme/tokens'

/** The width of the bar from which the name of a neighbourhood fits between the buttons. */
export const twoLineWidth = '22.5rem'

interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The button that opens the navigation, on screens without a navigation column. */
  menuButton?: ReactNode
  /** The logo. */
  logo?: ReactNode
  /** A name or a selector, e.g. of the neighbourhood. In a bar that is narrow for its text, it has a line of its own. */
  start?: ReactNode
  /** The user's menu. */
  end?: ReactNode
}

/** The bar on top of every page. */
export function TopBar({ menuButton, logo, start, end, ...rest }: TopBarProps) {
  return (
    <Root {...rest}>
      <Row>
        {menuButton && <MenuButton>{menuButton}</MenuButton>}
        {logo && <Logo>{logo}</Logo>}
        <Start>{start}</Start>
        <End>{end}</End>
      </Row>
    </Root>
  )
}

const twoLinesQuery = `@container top-bar (width < ${twoLineWidth})`

const Root = styled.header`
  container: top-bar / inline-size;
  border-block-end: ${border.thin} solid ${color.line};
  background-color: ${color.surface};
`

const Row = styled.div`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-block-size: calc(${space(16)} - ${border.thin});
  padding-block: calc(${space(2)} + env(safe-area-inset-top)) ${space(2)};
  padding-inline: max(${space(2)}, env(safe-area-inset-left)) max(${space(2)}, env(safe-area-inset-right));

  ${twoLinesQuery} {
    flex-wrap: wrap;
  }

  @media ${above.wide} {
    padding-inline: max(${space(6)}, env(safe-area-inset-left)) max(${space(4)}, env(safe-area-inset-right));
  }
`

const MenuButton = styled.div`
  flex-shrink: 0;

  @media ${above.wide} {
    display: none;
  }
`

const Logo = styled.div`
  display: flex;
  flex: none;
  margin-inline-end: ${space(1)};

  /* The logo has no room between the buttons. */
  @container top-bar (width < 14rem) {
    display: none;
  }
`

const Start = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space(3)};
  align-items: center;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }

  ${twoLinesQuery} {
    order: 1;
    flex-basis: 100%;
    padding-inline: ${space(2)};

    > * {
      flex: 1;
    }
  }
`

const End = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space(2)};
  align-items: center;
  max-inline-size: 60%;
  margin-inline-start: auto;

  > * {
    min-inline-size: 0;
  }
`
