import { addStyles } from '../demo-region.ts'
import type { Stop } from './stops.ts'

const styles = `
  [data-demo-shown] {
    outline: 3px solid var(--color-accent, Highlight);
    outline-offset: 4px;
  }
  /* The container of a row may clip an outline outside the row. */
  tr[data-demo-shown] {
    outline-offset: -3px;
  }
`

/** Whether the whole target is visible below the bar of the page, and not covered by the card. */
function isFullyVisible(target: Element, card: Element): boolean {
  const targetBox = target.getBoundingClientRect()
  const cardBox = card.getBoundingClientRect()
  const isUncovered =
    targetBox.right <= cardBox.left ||
    cardBox.right <= targetBox.left ||
    targetBox.bottom <= cardBox.top ||
    cardBox.bottom <= targetBox.top
  const barBottom = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return isUncovered && targetBox.top >= Math.max(0, barBottom) && targetBox.bottom <= window.innerHeight
}

/** The events by which the user may scroll away from the target. */
const scrollEvents = ['wheel', 'touchmove', 'keydown'] as const

/** Outlines the target of a stop, and keeps the target in view until the user scrolls. */
export class TargetHighlight {
  readonly #card: HTMLElement
  readonly #sheet = addStyles(styles)
  /** Scrolls to the target again after a resize, which may have moved the target. */
  readonly #resizeObserver = new ResizeObserver(() => this.#scrollToTarget())
  #target: Element | undefined
  #stop: Stop | undefined
  #hasUserScrolled = false

  constructor(card: HTMLElement) {
    this.#card = card
    this.#resizeObserver.observe(card)
    this.#resizeObserver.observe(document.body)
    for (const name of scrollEvents) window.addEventListener(name, this.#onScroll, { passive: true })
  }

  /**
   * Highlights `target`, the element of a stop; undefined highlights nothing. Call this method after each change of the
   * stop or of the page.
   */
  show(stop: Stop | undefined, target: Element | undefined): void {
    if (stop !== this.#stop || target !== this.#target) this.#change(stop, target)
    this.#scrollToTarget()
  }

  #change(stop: Stop | undefined, target: Element | undefined): void {
    this.#target?.removeAttribute('data-demo-shown')
    if (this.#target) this.#resizeObserver.unobserve(this.#target)
    target?.setAttribute('data-demo-shown', '')
    if (target) this.#resizeObserver.observe(target)
    this.#stop = stop
    this.#target = target
    this.#hasUserScrolled = false
  }

  #scrollToTarget(): void {
    const target = this.#target
    if (!target || this.#hasUserScrolled || isFullyVisible(target, this.#card)) return
    const isTall = target.clientHeight > window.innerHeight / 3
    target.scrollIntoView({ block: isTall ? 'start' : 'center', inline: 'nearest' })
  }

  end(): void {
    this.show(undefined, undefined)
    this.#resizeObserver.disconnect()
    for (const name of scrollEvents) window.removeEventListener(name, this.#onScroll)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== this.#sheet)
  }

  #onScroll = ({ target }: Event) => {
    if (!(target instanceof Node && this.#card.contains(target))) this.#hasUserScrolled = true
  }
}
