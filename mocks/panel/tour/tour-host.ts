import { keepOnTop } from '@/design-system/components/Dialog/keep-on-top'
import { above, layer, radius, shadow, space } from '@/design-system/theme/tokens'

/*
 * Where the card stands: at the bottom, where the page and its dialogs end above it; on a desk in the corner, over the
 * room that the sections leave free.
 */
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

  @media not ${above.wide} {
    :root {
      --bottom-bar: var(--bottom-cover);
    }

    dialog:has(> [data-demo-tour]) {
      padding-block-end: var(--bottom-cover);
    }

    [data-demo-mode] > button {
      display: none;
    }
  }

  @media ${above.wide} {
    [data-demo-tour] {
      inset: auto auto ${space(16)} ${space(2)};
      inline-size: 16.5rem;
    }
  }

  @media print {
    [data-demo-tour] {
      display: none;
    }
  }
`

/** Puts an element for the card into the page and keeps it usable, whatever is open; the answer takes it out. */
export function showTourHost(): { host: HTMLElement; remove: () => void } {
  const host = document.createElement('div')
  host.dataset.demoTour = ''
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
  const root = document.documentElement
  const sizes = new ResizeObserver(() => root.style.setProperty('--bottom-cover', `${host.offsetHeight}px`))
  sizes.observe(host)
  // A page that was loaded anew begins at its top: whoever uses the keyboard goes on from the card.
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
