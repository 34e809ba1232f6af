import type { ComponentPropsWithRef, ReactNode } from 'react'
import styled, { createGlobalStyle } from 'styled-components'
import { hiddenInPrint, stickyInset } from '@/design-system/theme/mixins'
import { above, border, color, layer, space } from '@/design-system/theme/tokens'
import { useKeyboardInset } from './use-keyboard-inset'

interface StickyActionsProps extends ComponentPropsWithRef<'div'> {
  /** A sentence above the actions that says what the main action does. */
  summary?: ReactNode
}

/**
 * The actions of a page or form, the main action first. On phones they stick to the bottom of the screen; on desktops they
 * follow the content. The keyboard of a phone does not cover them.
 */
export function StickyActions({ summary, children, ...rest }: StickyActionsProps) {
  useKeyboardInset()
  return (
    <Root {...rest} data-sticky-actions={summary === undefined ? '' : 'summary'}>
      <BottomBar />
      {summary === undefined ? null : <Summary>{summary}</Summary>}
      {children}
    </Root>
  )
}

/** The height of the window above the least height in which the actions stick to its bottom. */
const spareHeight = '100dvb - 30rem'

const coverHeight = (steps: number) =>
  `max(0px, ${stickyInset(`${space(steps)} + var(--bottom-cover, 0px) + var(--keyboard-inset, 0px)`, spareHeight)})`

/**
 * Sets `--bottom-bar`, the covered height at the bottom of a phone's screen. Focused elements stay above that
 * height. An element that floats at the bottom, such as the card of the demo tour, sets its height as `--bottom-cover`.
 * The actions are above that element. The rules need `:has`, because the HTML of a built page still has
 * them after the actions have disappeared.
 */
const BottomBar = createGlobalStyle`
  @media not ${above.compact} {
    :root:has([data-sticky-actions]) {
      --bottom-bar: ${coverHeight(18)};
    }

    :root:has([data-sticky-actions='summary']) {
      --bottom-bar: ${coverHeight(27)};
    }
  }
`

const Root = styled.div`
  position: sticky;
  inset-block-end: ${stickyInset('var(--bottom-cover, 0px) + var(--keyboard-inset, 0px)', spareHeight)};
  z-index: ${layer.sticky};
  display: flex;
  flex-wrap: wrap;
  gap: ${space(3)};
  align-items: stretch;
  margin-inline: calc(-1 * var(--gutter, 0px));
  max-inline-size: none;
  padding: ${space(3)} var(--gutter, 0px) calc(${space(3)} + env(safe-area-inset-bottom));
  border-block-start: ${border.thin} solid ${color.line};
  background-color: ${color.canvas};

  ${hiddenInPrint}

  /* The minimum width leaves room for a word. Children that do not fit wrap to the next line. */
  > * {
    flex: 1 1 0;
    min-inline-size: min(${space(32)}, 100%);
  }

  /* The first child is the main action and gets more width than the others. */
  > :first-child:not(:only-child) {
    flex-grow: 1.5;
  }

  @media ${above.compact} {
    position: static;
    margin-inline: 0;
    max-inline-size: 100%;
    padding: ${space(2)} 0 0;
    border: 0;
    background: none;

    > *,
    > :first-child:not(:only-child) {
      flex: 0 1 auto;
      min-inline-size: 0;
    }
  }
`

const Summary = styled.div`
  inline-size: 100%;

  && {
    flex-basis: 100%;
  }
`
