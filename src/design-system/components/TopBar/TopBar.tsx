import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled from 'styled-components'
import { above, border, color, space } from '@/design-system/theme/tokens'

interface TopBarProps extends Omit<ComponentPropsWithRef<'header'>, 'children'> {
  /** The button that opens the navigation, on screens without a navigation column. */
  menuButton?: ReactNode
  /** The logo, and a selector, e.g. of the neighbourhood. */
  start?: ReactNode
  /** The user's menu. */
  end?: ReactNode
}

/** The bar on top of every page. */
export function TopBar({ menuButton, start, end, ...rest }: TopBarProps) {
  return (
    <Root {...rest}>
      {menuButton && <MenuButton>{menuButton}</MenuButton>}
      <Start>{start}</Start>
      <End>{end}</End>
    </Root>
  )
}

const Root = styled.header`
  display: flex;
  gap: ${space(2)};
  align-items: center;
  min-block-size: ${space(16)};
  padding-block: calc(${space(2)} + env(safe-area-inset-top)) ${space(2)};
  padding-inline: max(${space(2)}, env(safe-area-inset-left)) max(${space(2)}, env(safe-area-inset-right));
  border-block-end: ${border.thin} solid ${color.line};
  background-color: ${color.surface};

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

const Start = styled.div`
  display: flex;
  flex: 1 1 auto;
  gap: ${space(3)};
  align-items: center;
  min-inline-size: 0;

  > * {
    min-inline-size: 0;
  }
`

const End = styled.div`
  display: flex;
  flex-shrink: 0;
  gap: ${space(2)};
  align-items: center;
  max-inline-size: 60%;

  > * {
    min-inline-size: 0;
  }
`
