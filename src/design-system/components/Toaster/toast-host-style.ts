import { createGlobalStyle } from 'styled-components'
import { above, layer, sideSpace, space } from '@/design-system/theme/tokens'

/**
 * Where the toasts are: at the bottom of a phone, over the bar of actions if there is one, and at the top of a desk. In
 * an open dialog, which is a sheet at the bottom of a phone, they stay off its actions.
 */
export const ToastHostStyle = createGlobalStyle`
  [data-toasts] {
    position: fixed;
    inset: auto ${sideSpace(3)} calc(var(--bottom-bar, 0px) + ${space(3)} + env(safe-area-inset-bottom));
    z-index: ${layer.toast};
    display: block;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    overflow: visible;
    pointer-events: none;
  }

  dialog > [data-toasts] {
    inset-block: calc(${space(3)} + env(safe-area-inset-top)) auto;
  }

  @media ${above.compact} {
    [data-toasts],
    dialog > [data-toasts] {
      inset-block: ${space(20)} auto;
      inset-inline: auto ${sideSpace(6)};
      inline-size: 24rem;
    }
  }

  @media print {
    [data-toasts] {
      display: none;
    }
  }
`
