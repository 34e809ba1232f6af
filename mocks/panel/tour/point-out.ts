import { addStyles } from '../demo-host.ts'
import type { Stop } from './stops.ts'

const styles = `
  [data-demo-shown] {
    outline: 3px solid var(--color-accent, Highlight);
    outline-offset: 4px;
  }
  /* What is around a row may cut off what is outside of it. */
  tr[data-demo-shown] {
    outline-offset: -3px;
  }
`

/** Whether the target is below the bar of the page, and not covered by the card. */
function isInSight(target: Element, card: Element): boolean {
  const [seen, over] = [target.getBoundingClientRect(), card.getBoundingClientRect()]
  const isBeside =
    seen.right <= over.left || over.right <= seen.left || seen.bottom <= over.top || over.bottom <= seen.top
  const bar = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0
  return isBeside && seen.top >= Math.max(0, bar) && seen.bottom <= window.innerHeight
}

/** The events by which a reader moves away from the highlighted element. */
const moves = ['wheel', 'touchmove', 'keydown'] as const

/** Outlines the target of a stop and scrolls to it, until the reader scrolls. */
export class PointOut {
  readonly #card: HTMLElement
  readonly #sheet = addStyles(styles)
  /** A resize may move the target out of sight. */
  readonly #sizes = new ResizeObserver(() => this.#bringIntoSight())
  #target: Element | undefined
  #stop: Stop | undefined
  #isLeft = false

  constructor(card: HTMLElement) {
    this.#card = card
    this.#sizes.observe(card)
    this.#sizes.observe(document.body)
    for (const name of moves) window.addEventListener(name, this.#leave, { passive: true })
  }

  /** Call it when the stop or the page has changed. */
  at(stop: Stop | undefined, target: Element | undefined): void {
    if (stop !== this.#stop || target !== this.#target) this.#change(stop, target)
    this.#bringIntoSight()
  }

  #change(stop: Stop | undefined, target: Element | undefined): void {
    this.#target?.removeAttribute('data-demo-shown')
    if (this.#target) this.#sizes.unobserve(this.#target)
    target?.setAttribute('data-demo-shown', '')
    if (target) this.#sizes.observe(target)
    this.#stop = stop
    this.#target = target
    this.#isLeft = false
  }

  #bringIntoSight(): void {
    const target = this.#target
    if (!target || this.#isLeft || isInSight(target, this.#card)) return
    const isHigh = target.clientHeight > window.innerHeight / 3
    target.scrollIntoView({ block: isHigh ? 'start' : 'center', inline: 'nearest' })
  }

  end(): void {
    this.at(undefined, undefined)
    this.#sizes.disconnect()
    for (const name of moves) window.removeEventListener(name, this.#leave)
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== this.#sheet)
  }

  #leave = ({ target }: Event) => {
    if (!(target instanceof Node && this.#card.contains(target))) this.#isLeft = true
  }
}
