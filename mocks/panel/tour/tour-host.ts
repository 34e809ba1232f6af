import { keepOnTop } from '@/design-system/components/Dialog/keep-on-top'
import { above, layer, radius, shadow, space } from '@/design-system/theme/tokens'
import { addStyles } from '../demo-region'

/*
 * The card covers the bottom of the page. On a large page with a sidebar or the sign-in picture, the card covers only a
 * corner of that element.
 */
const largePage = `(${above.wide} and (min-height: 40rem))`
const pageWithCorner = ':root:has([data-has-nav], [data-auth-layout])'
/** The selector of a dialog that contains the card. It is specific enough to override the styles of the dialog. */
const dialog = 'dialog[open][data-placement]:has(> [data-demo-tour])'

/** Creates the styles that keep the bottom of the page and of its dialogs free for the card. */
const reserveCardSpace = (pageSelector: string) => `
  ${pageSelector} {
    --bottom-bar: var(--bottom-cover);
    scroll-padding-block-end: calc(var(--bottom-bar) + ${space(4)});
  }

  ${pageSelector} body {
    padding-block-end: var(--bottom-cover);
  }

  ${pageSelector} ${dialog} {
    padding-block-end: var(--bottom-cover);
  }
`

const rules = `
  [data-demo-tour] {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.floating};
    inline-size: auto;
    block-size: auto;
    max-block-size: 60dvb;
    margin: 0;
    padding: 0;
    border: 0;
    border-radius: ${radius.lg};
    color: inherit;
    background: none;
    box-shadow: ${shadow.overlay};
    overflow-y: auto;
  }

  @media not ${largePage} {${reserveCardSpace(':root')}}

  @media ${largePage} {${reserveCardSpace(':root:not(:has([data-has-nav], [data-auth-layout]))')}
    ${pageWithCorner} [data-demo-tour] {
      inset: auto auto ${space(2)} ${space(2)};
      inline-size: 16.5rem;
    }

    ${pageWithCorner} ${dialog} {
      padding-inline-start: 17.5rem;
    }
  }

  @media print {
    [data-demo-tour] {
      display: none;
    }
  }
`

/** Creates `host`, the element for the card, and keeps it above all dialogs. `remove` removes `host` and its styles. */
export function showTourHost(): { host: HTMLElement; remove: () => void } {
  const host = document.createElement('div')
  host.dataset.demoTour = ''
  const sheet = addStyles(rules)
  const root = document.documentElement
  const resizeObserver = new ResizeObserver(() =>
    root.style.setProperty('--bottom-cover', `${host.offsetHeight}px`),
  )
  resizeObserver.observe(host)
  // The card is the first element of the page: after a page load, the keyboard reaches the card first.
  const removeFromTop = keepOnTop(host, 'first')
  return {
    host,
    remove: () => {
      removeFromTop()
      resizeObserver.disconnect()
      root.style.removeProperty('--bottom-cover')
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter(
        (adoptedSheet) => adoptedSheet !== sheet,
      )
    },
  }
}
