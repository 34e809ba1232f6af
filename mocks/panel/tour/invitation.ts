import { copy } from '../copy.ts'
import { demoHost } from '../demo-host.ts'

const styles = `
  [data-demo-invitation] {
    box-sizing: border-box;
    display: flex;
    flex-wrap: wrap;
    gap: 0.5rem;
    align-items: center;
    max-inline-size: 22rem;
    padding: 0.75rem;
    border: 1px solid var(--color-line-strong, GrayText);
    border-radius: 0.625rem;
    color: var(--color-ink, CanvasText);
    background-color: var(--color-surface, Canvas);
    box-shadow: var(--shadow-float, none);
    font-size: 1rem;
    line-height: 1.5;
    pointer-events: auto;
  }
  [data-demo-invitation] p {
    flex: 1 0 100%;
    margin: 0;
  }
  @media (width < 62rem) {
    body:has([data-demo-invitation]) {
      padding-block-end: 12rem;
    }
  }
  [data-demo-mode] [data-demo-invitation] button:first-of-type {
    border-color: transparent;
    color: var(--color-accent-ink, ButtonText);
    background-color: var(--color-accent, ButtonFace);
  }
`

const invitation = '[data-demo-invitation]'

/** Takes the invitation away, whatever became of it. */
export function withdrawInvitation(): void {
  document.querySelector(invitation)?.remove()
}

function buttonThat(name: string, press: () => void): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', press)
  return button
}

/** Who declines goes on at the button that stays: from there the tour can be begun later. */
function decline(): void {
  withdrawInvitation()
  document.querySelector<HTMLElement>('[data-demo-mode] > button')?.focus()
}

/**
 * Asks beside the button of the panel whether to begin the tour. Plain elements, as there: nothing that draws is loaded
 * before somebody accepts.
 */
export function showInvitation(accept: () => void): void {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(styles)
  document.adoptedStyleSheets.push(sheet)
  const section = document.createElement('section')
  section.dataset.demoInvitation = ''
  section.setAttribute('aria-label', copy.invitation.region)
  const text = document.createElement('p')
  text.textContent = copy.invitation.text
  section.append(
    text,
    buttonThat(copy.invitation.start, accept),
    buttonThat(copy.invitation.decline, decline),
  )
  section.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') decline()
  })
  const host = demoHost()
  host.insertBefore(section, host.querySelector(':scope > button'))
}
