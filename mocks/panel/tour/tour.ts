import { MockError } from '../../client.ts'
import { getFailureReason } from '../calls/failure-reason.ts'
import type { PanelControls } from '../controls-context.tsx'
import { copy } from './copy.ts'
import { type PortalPage, type Stop, stops } from './stops.ts'
import type { TourMemory, TourProgress } from './tour-memory.ts'

/** The state that the card shows. */
export interface TourState {
  stop: Stop
  /** The index of the stop, from 0. */
  stopIndex: number
  isDone: boolean
  /** Whether the page of the stop is open. */
  isReady: boolean
  isBusy: boolean
  /** The sentence about the result of `Stop.act`. If it is absent, the card shows the `doneMessage` of the stop. */
  outcome?: string
  /** The reason why the last action failed, in Spanish. */
  failureReason?: string
  /** Whether the scenario lacks the data of the tour. The tour must then first reset the world. */
  needsRestart: boolean
}

/** The scenarios that contain the data that the tour needs. */
const supportedScenarios: readonly string[] = ['demo', 'large']

/** The services that the tour uses. */
export interface TourContext {
  controls: PanelControls
  memory: TourMemory
  /** Goes to an address. If the page has a link to the address, there is no page load. */
  goTo: (address: string) => void
  /** Clicks the first link whose path starts with `pathPrefix`. Returns whether the page has such a link. */
  clickLink: (pathPrefix: string) => boolean
  /** Returns the current page of the portal. */
  readPage: () => PortalPage
  onLeave: () => void
}

/** A running tour: its stop, its progress, and the actions of its card. */
export class Tour {
  readonly #context: TourContext
  readonly #listeners = new Set<() => void>()
  #progress: TourProgress
  #state: TourState
  #runningCheck: Promise<void> | undefined
  /** Whether the backend must be checked again after the running check. */
  #needsCheck = false

  constructor(context: TourContext, progress: TourProgress = { stop: 0, isDone: false }) {
    this.#context = context
    this.#progress = progress
    this.#state = this.#createStopState()
    context.memory.saveProgress(progress)
  }

  getState = (): TourState => this.#state

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Goes to the next stop; leaves the tour after the last stop. */
  next = (): void => {
    const stop = this.#progress.stop + 1
    if (stop >= stops.length) {
      this.leave()
      return
    }
    const { code } = this.#progress
    this.#progress = { stop, isDone: false, ...(code !== undefined && { code }) }
    this.#context.memory.saveProgress(this.#progress)
    this.#setState(this.#createStopState())
    this.updateFromPage()
    void this.updateFromBackend()
  }

  leave = (): void => {
    this.#context.memory.saveProgress(undefined)
    this.#context.onLeave()
  }

  /** Performs the action of the card's button: calls the stop's `act`, or opens the stop's address. */
  act = async (): Promise<void> => {
    const { stop, isBusy } = this.#state
    if (isBusy) return
    this.#setState({ ...this.#state, isBusy: true, failureReason: undefined })
    try {
      if (stop.act) await this.#performStep(stop.act)
      else if (stop.address) await this.#openStop(stop)
    } catch (error) {
      this.#setState({ ...this.#state, failureReason: this.#explainFailure(error) })
    }
    this.#setState({ ...this.#state, isBusy: false })
  }

  /**
   * Returns the reason why the action failed. If the gate refused the stored pass, deletes the code of the pass. The next
   * attempt then uses the passes of all expected guests.
   */
  #explainFailure(error: unknown): string {
    const { code, ...progressWithoutCode } = this.#progress
    const reason = getFailureReason(error)
    const isRefused = this.#state.stop.name === 'gate' && error instanceof MockError
    if (!isRefused || code === undefined) return reason
    this.#progress = progressWithoutCode
    this.#context.memory.saveProgress(progressWithoutCode)
    return copy.passRefused(reason)
  }

  /** Updates the state from the current page. Call this method after each change of the page. */
  updateFromPage = (): void => {
    const { stop } = this.#state
    if (this.#progress.isDone) return
    const page = this.#context.readPage()
    const isReady = stop.isReady?.(page) ?? false
    if (isReady !== this.#state.isReady) this.#setState({ ...this.#state, isReady })
    if (!stop.isReached?.(page)) return
    const code = stop.name === 'pass' ? page.readCode() : undefined
    if (code !== undefined) this.#progress = { ...this.#progress, code }
    this.#completeStop()
  }

  /**
   * Updates the state from the backend's data. Call this method after each call of the portal to the backend. If a check is
   * running, one more check follows.
   */
  updateFromBackend = async (): Promise<void> => {
    this.#needsCheck = true
    this.#runningCheck ??= this.#checkUntilCurrent().finally(() => {
      this.#runningCheck = undefined
    })
    await this.#runningCheck
  }

  async #checkUntilCurrent(): Promise<void> {
    while (this.#needsCheck) {
      this.#needsCheck = false
      // Ignores an error, because the user can always continue with 'Siguiente'.
      await this.#checkBackend().catch(() => {})
    }
  }

  async #checkBackend(): Promise<void> {
    const { stop } = this.#state
    const { mock } = this.#context.controls
    if (this.#progress.isDone) return
    if (this.#progress.stop === 0 || stop.addsTo) {
      const { scenario, counts } = await mock.state()
      if (this.#state.stop !== stop) return
      const needsRestart = this.#progress.stop === 0 && !supportedScenarios.includes(scenario)
      if (needsRestart !== this.#state.needsRestart) this.#setState({ ...this.#state, needsRestart })
      if (stop.addsTo) this.#updateFromCount(counts[stop.addsTo] ?? 0)
    }
    if ((await stop.isDecided?.(mock)) && this.#state.stop === stop) this.#completeStop()
  }

  #updateFromCount(count: number): void {
    const { before } = this.#progress
    // Stores the first count, and each lower count. A lower count means that the world was reset.
    if (before === undefined || count < before) {
      this.#progress = { ...this.#progress, before: count }
      this.#context.memory.saveProgress(this.#progress)
    } else if (count > before) this.#completeStop()
  }

  async #performStep(act: NonNullable<Stop['act']>): Promise<void> {
    const { mock, refreshPortal } = this.#context.controls
    const { stop } = this.#state
    const outcome = await act(mock, this.#progress.code)
    refreshPortal()
    if (this.#state.stop === stop) this.#completeStop(outcome)
  }

  async #openStop(stop: Stop): Promise<void> {
    const { mock, portal, open } = this.#context.controls
    if (this.#state.needsRestart) {
      await mock.reset({ scenario: 'demo' })
      this.#progress = { stop: 0, isDone: false }
      this.#context.memory.saveProgress(this.#progress)
    }
    const address = (await stop.address?.(mock)) ?? '/'
    const isSignedIn = !this.#state.needsRestart && (await portal.getAccountEmail()) === stop.account
    if (isSignedIn && stop.linkPrefix !== undefined && this.#context.clickLink(stop.linkPrefix)) return
    if (isSignedIn || stop.account === undefined) return this.#context.goTo(address)
    await portal.signIn(await mock.signIn(stop.account))
    open(address)
  }

  #completeStop(outcome?: string): void {
    this.#progress = { ...this.#progress, isDone: true }
    this.#context.memory.saveProgress(this.#progress)
    this.#setState({ ...this.#state, isDone: true, needsRestart: false, failureReason: undefined, outcome })
  }

  #createStopState(): TourState {
    const { stop: stopIndex, isDone } = this.#progress
    const stop = stops[stopIndex]
    if (!stop) throw new Error(`the tour has no stop ${stopIndex}`)
    return { stop, stopIndex, isDone, isReady: false, isBusy: false, needsRestart: false }
  }

  #setState(state: TourState): void {
    this.#state = state
    for (const listener of this.#listeners) listener()
  }
}
