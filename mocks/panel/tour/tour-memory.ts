/** The progress of the tour in this tab. */
export interface TourProgress {
  /** The index of the stop, from 0. */
  stop: number
  /** Whether the stop is done. */
  isDone: boolean
  /** The number of rows in the stop's collection `addsTo`, before the user added a row. */
  before?: number
  /** The text code of the pass that the user opened at the stop 'pass'. */
  code?: string
}

/** The methods of `localStorage` and `sessionStorage` that the tour uses. */
export type TextStorage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'portal-demo.tour'

/** Returns the result of a function; undefined if the function throws. A browser may deny access to a storage. */
function callSafely<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Parses stored progress. Returns undefined if the text is absent or invalid. */
function parseProgress(text: string | null | undefined): TourProgress | undefined {
  const parsed: unknown = callSafely(() => JSON.parse(text ?? 'null'))
  if (typeof parsed !== 'object' || parsed === null) return undefined
  const { stop, isDone, before, code } = parsed as Record<string, unknown>
  if (!isCount(stop) || typeof isDone !== 'boolean') return undefined
  return {
    stop,
    isDone,
    ...(isCount(before) && { before }),
    ...(typeof code === 'string' && { code }),
  }
}

/** Stores the progress of the tour for this tab, and stores for the whole browser whether the tour was offered. */
export interface TourMemory {
  /** Returns undefined if no tour is running. */
  readProgress(): TourProgress | undefined
  /** Undefined deletes the progress. */
  saveProgress(progress: TourProgress | undefined): void
  wasOffered(): boolean
  rememberOffer(): void
}

/** Creates the memory of the tour. By default, the memory uses the storages of the page. */
export function createTourMemory(
  getTabStorage: () => TextStorage = () => window.sessionStorage,
  getBrowserStorage: () => TextStorage = () => window.localStorage,
): TourMemory {
  const tabStorage = callSafely(getTabStorage)
  const browserStorage = callSafely(getBrowserStorage)
  return {
    readProgress: () => parseProgress(callSafely(() => tabStorage?.getItem(key))),
    saveProgress: (progress) =>
      void callSafely(() =>
        progress ? tabStorage?.setItem(key, JSON.stringify(progress)) : tabStorage?.removeItem(key),
      ),
    // Without a storage, the tour counts as offered. Otherwise each page load would offer the tour again.
    wasOffered: () =>
      (browserStorage ? callSafely(() => browserStorage.getItem(key) !== null) : undefined) ?? true,
    rememberOffer: () => void callSafely(() => browserStorage?.setItem(key, 'offered')),
  }
}
