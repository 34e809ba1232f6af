import { copy } from '../copy.ts'
import { addStyles, getDemoHost } from '../demo-host.ts'
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

const invitationSelector = '[data-demo-invitation]'

/** Removes the invitation, if it is shown. */
export function removeInvitation(): void {
  document.querySelector(invitationSelector)?.remove()
}

function createButton(name: string, onPress: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', onPress)
  return button
}

/** Closes the invitation and focuses the demo button, from which the tour can be started later. */
function declineInvitation(): void {
  removeInvitation()
  getDemoButton().focus()
}

/** Offers the tour above the page, with plain elements, because React is loaded only when the visitor accepts. */
export function showInvitation(onAccept: () => void): void {
  addStyles(styles)
  const section = document.createElement('section')
  section.dataset.demoInvitation = ''
  section.setAttribute('aria-label', copy.invitation.region)
  const text = document.createElement('p')
  text.textContent = copy.invitation.text
  section.append(
    text,
    createButton(copy.invitation.start, onAccept),
    createButton(copy.invitation.decline, declineInvitation),
  )
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') declineInvitation()
  })
  getDemoHost().append(section)
}
