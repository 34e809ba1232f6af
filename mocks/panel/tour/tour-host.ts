import { keepOnTop } from '@/design-system/components/Dialog/keep-on-top'
import { above, layer, radius, shadow, space } from '@/design-system/theme/tokens'
import { addStyles } from '../demo-host'

/* The card stands at the bottom; on a wide page in the free corner of the sections or the picture. */
const isRoomy = `(${above.wide} and (min-height: 40rem))`
const corner = ':root:has([data-has-nav], [data-auth-layout])'
/** Needs a higher specificity than the styles of a dialog. */
const dialog = 'dialog[open][data-placement]:has(> [data-demo-tour])'

const aboveCard = (page: string) => `
  ${page} {
    --bottom-bar: var(--bottom-cover);
    scroll-padding-block-end: calc(var(--bottom-bar) + ${space(4)});
  }

  ${page} body {
    padding-block-end: var(--bottom-cover);
  }

  ${page} ${dialog} {
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

  @media not ${isRoomy} {${aboveCard(':root')}}

  @media ${isRoomy} {${aboveCard(':root:not(:has([data-has-nav], [data-auth-layout]))')}
    ${corner} [data-demo-tour] {
      inset: auto auto ${space(2)} ${space(2)};
      inline-size: 16.5rem;
    }

    ${corner} ${dialog} {
      padding-inline-start: 17.5rem;
    }
  }

  @media print {
    [data-demo-tour] {
      display: none;
    }
  }
`

/** Adds the element of the card, usable also in dialogs. `remove` removes it. */
export function showTourHost(): { host: HTMLElement; remove: () => void } {
  const host = document.createElement('div')
  host.dataset.demoTour = ''
  const sheet = addStyles(rules)
  const root = document.documentElement
  const sizes = new ResizeObserver(() => root.style.setProperty('--bottom-cover', `${host.offsetHeight}px`))
  sizes.observe(host)
  // After a page load, the keyboard continues at the card.
  const takeOut = keepOnTop(host, 'first')
  return {
    host,
    remove: () => {
      takeOut()
      sizes.disconnect()
      root.style.removeProperty('--bottom-cover')
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet)
    },
  }
}
