import { MockError } from '../../client.ts'
import { getFailureReason } from '../calls/failure-reason.ts'
import type { PanelControls } from '../controls-context.tsx'
import { copy } from './copy.ts'
import { type Sight, type Stop, stops } from './stops.ts'
import type { TourMemory, TourProgress } from './tour-memory.ts'

/** The state that the card shows. */
export interface TourState {
  stop: Stop
  /** The place of the stop, from 0. */
  place: number
  isDone: boolean
  /** Whether the address was reached, and the rest is done in the portal. */
  isReady: boolean
  isBusy: boolean
  /** The result of the action, in the backend's words. */
  outcome?: string
  /** The reason why the action failed. */
  problem?: string
  /** Whether the scenario lacks the data of the tour, so that it must be reset. */
  needsRestart: boolean
}

/** The scenarios with the data of the tour. */
const fitting: readonly string[] = ['demo', 'large']

/** The services that the tour uses. */
export interface TourGround {
  controls: PanelControls
  memory: TourMemory
  /** Goes to an address, without a page load if there is a link. */
  goTo: (address: string) => void
  /** Clicks the first link that begins so; returns whether there was one. */
  follow: (beginning: string) => boolean
  /** Returns the current page of the portal. */
  look: () => Sight
  onLeave: () => void
}

/** A running tour: its stop, its progress, and the actions of its card. */
export class Tour {
  readonly #ground: TourGround
  readonly #listeners = new Set<() => void>()
  #progress: TourProgress
  #state: TourState
  /** The running request, and whether another one is needed. */
  #asking: Promise<void> | undefined
  #isStale = false

  constructor(ground: TourGround, progress: TourProgress = { stop: 0, isDone: false }) {
    this.#ground = ground
    this.#progress = progress
    this.#state = this.#atStop()
    ground.memory.keep(progress)
  }

  state = (): TourState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Goes to the next stop; leaves after the last one. */
  next = (): void => {
    const stop = this.#progress.stop + 1
    if (stop >= stops.length) {
      this.leave()
      return
    }
    const { code } = this.#progress
    this.#progress = { stop, isDone: false, ...(code !== undefined && { code }) }
    this.#ground.memory.keep(this.#progress)
    this.#become(this.#atStop())
    this.noticePage()
    void this.noticeCalls()
  }

  leave = (): void => {
    this.#ground.memory.keep(undefined)
    this.#ground.onLeave()
  }

  /** Leads to the stop, or does it. */
  act = async (): Promise<void> => {
    const { stop, isBusy } = this.#state
    if (isBusy) return
    this.#become({ ...this.#state, isBusy: true, problem: undefined })
    try {
      if (stop.act) await this.#doIt(stop.act)
      else if (stop.address) await this.#lead(stop)
    } catch (error) {
      this.#become({ ...this.#state, problem: this.#problemOf(error) })
    }
    this.#become({ ...this.#state, isBusy: false })
  }

  /** Forgets a refused pass, so that the next attempt uses another one. */
  #problemOf(error: unknown): string {
    const { code, ...others } = this.#progress
    const reason = getFailureReason(error)
    const isRefused = this.#state.stop.name === 'gate' && error instanceof MockError
    if (!isRefused || code === undefined) return reason
    this.#progress = others
    this.#ground.memory.keep(others)
    return copy.refused(reason)
  }

  /** Call it when the page has changed. */
  noticePage = (): void => {
    const { stop } = this.#state
    if (this.#progress.isDone) return
    const sight = this.#ground.look()
    const isReady = stop.isReady?.(sight) ?? false
    if (isReady !== this.#state.isReady) this.#become({ ...this.#state, isReady })
    if (!stop.isSeen?.(sight)) return
    const code = stop.name === 'pass' ? sight.readCode() : undefined
    if (code !== undefined) this.#progress = { ...this.#progress, code }
    this.#finish()
  }

  /** Call it after the portal has called the backend. Runs one request at a time. */
  noticeCalls = async (): Promise<void> => {
    this.#isStale = true
    this.#asking ??= this.#askUntilFresh().finally(() => {
      this.#asking = undefined
    })
    await this.#asking
  }

  async #askUntilFresh(): Promise<void> {
    while (this.#isStale) {
      this.#isStale = false
      // Without an answer the visitor continues with 'Siguiente'.
      await this.#ask().catch(() => {})
    }
  }

  async #ask(): Promise<void> {
    const { stop } = this.#state
    const { mock } = this.#ground.controls
    if (this.#progress.isDone) return
    if (this.#progress.stop === 0 || stop.adds) {
      const { scenario, counts } = await mock.state()
      if (this.#state.stop !== stop) return
      const needsRestart = this.#progress.stop === 0 && !fitting.includes(scenario)
      if (needsRestart !== this.#state.needsRestart) this.#become({ ...this.#state, needsRestart })
      if (stop.adds) this.#compare(counts[stop.adds] ?? 0)
    }
    if ((await stop.isDecided?.(mock)) && this.#state.stop === stop) this.#finish()
  }

  #compare(count: number): void {
    const { before } = this.#progress
    // A world that was begun anew has fewer.
    if (before === undefined || count < before) {
      this.#progress = { ...this.#progress, before: count }
      this.#ground.memory.keep(this.#progress)
    } else if (count > before) this.#finish()
  }

  async #doIt(act: NonNullable<Stop['act']>): Promise<void> {
    const { mock, refreshPortal } = this.#ground.controls
    const { stop } = this.#state
    const outcome = await act(mock, this.#progress.code)
    refreshPortal()
    if (this.#state.stop === stop) this.#finish(outcome)
  }

  async #lead(stop: Stop): Promise<void> {
    const { mock, portal, open } = this.#ground.controls
    if (this.#state.needsRestart) {
      await mock.reset({ scenario: 'demo' })
      this.#progress = { stop: 0, isDone: false }
      this.#ground.memory.keep(this.#progress)
    }
    const address = (await stop.address?.(mock)) ?? '/'
    const isThere = !this.#state.needsRestart && (await portal.getAccountEmail()) === stop.account
    if (isThere && stop.follows !== undefined && this.#ground.follow(stop.follows)) return
    if (isThere || stop.account === undefined) return this.#ground.goTo(address)
    await portal.saveSession(await mock.signIn(stop.account))
    open(address)
  }

  #finish(outcome?: string): void {
    this.#progress = { ...this.#progress, isDone: true }
    this.#ground.memory.keep(this.#progress)
    this.#become({ ...this.#state, isDone: true, needsRestart: false, problem: undefined, outcome })
  }

  #atStop(): TourState {
    const { stop: place, isDone } = this.#progress
    const stop = stops[place]
    if (!stop) throw new Error(`the tour has no stop ${place}`)
    return { stop, place, isDone, isReady: false, isBusy: false, needsRestart: false }
  }

  #become(state: TourState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
