import { copy } from '../copy.ts'
import { addStyles, getDemoRegion } from '../demo-region.ts'
import { getDemoButton } from '../place-button.ts'

const styles = `
  [data-demo-invitation] {
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    justify-content: center;
    padding: 0.5rem max(1rem, env(safe-area-inset-left));
    border-block-end: 1px solid var(--color-line, GrayText);
    color: var(--color-accent-tint-ink, CanvasText);
    background-color: var(--color-accent-tint, Canvas);
    font-size: 1rem;
    line-height: 1.5;
  }
  /* Like the demo button, which gets the focus when the user declines, the offer is hidden until there is a page. */
  body:not(:has(main)) > [data-demo-mode] > [data-demo-invitation] {
    display: none;
  }
  [data-demo-invitation] p {
    margin: 0;
    margin-inline-end: 0.5rem;
  }
  [data-demo-mode] [data-demo-invitation] button:first-of-type {
    border-color: transparent;
    color: var(--color-accent-ink, ButtonText);
    background-color: var(--color-accent, ButtonFace);
  }
`

const offerSelector = '[data-demo-invitation]'

/** Removes the offer of the tour, if the offer is shown. */
export function removeTourOffer(): void {
  document.querySelector(offerSelector)?.remove()
}

function createButton(name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', onPress)
  return button
}

/** Removes the offer, and focuses the demo button. The panel can start the tour at any time. */
function declineOffer(): void {
  removeTourOffer()
  getDemoButton().focus()
}

/**
 * Shows the offer of the tour above the page. The offer consists of plain elements. The React code of the tour is loaded
 * only after the user accepts the offer.
 */
export function showTourOffer(onAccept: () => void): void {
  addStyles(styles)
  const section = document.createElement('section')
  section.dataset.demoInvitation = ''
  section.setAttribute('aria-label', copy.invitation.region)
  const text = document.createElement('p')
  text.textContent = copy.invitation.text
  section.append(
    text,
    createButton(copy.invitation.start, onAccept),
    createButton(copy.invitation.decline, declineOffer),
  )
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') declineOffer()
  })
  getDemoRegion().append(section)
}
