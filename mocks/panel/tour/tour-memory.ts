/** The progress of the tour in this tab. */
export interface TourProgress {
  /** The place of the stop, from 0. */
  stop: number
  /** Whether what the stop shows was done. */
  isDone: boolean
  /** The number of rows before the stop added one. */
  before?: number
  /** The code of the last visible QR. */
  code?: string
}

/** A store of texts by name, such as the browser's storages. */
export type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem' | 'removeItem'>

const key = 'portal-demo.tour'

/** Some browsers refuse access to a storage. */
function storageOf(find: () => Storage): Storage | undefined {
  try {
    return find()
  } catch {
    return undefined
  }
}

function attempt<Result>(call: () => Result): Result | undefined {
  try {
    return call()
  } catch {
    return undefined
  }
}

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0

/** Parses stored progress; undefined if it is of another version or of another program. */
function parseProgress(text: string | null | undefined): TourProgress | undefined {
  const found: unknown = attempt(() => JSON.parse(text ?? 'null'))
  if (typeof found !== 'object' || found === null) return undefined
  const { stop, isDone, before, code } = found as Record<string, unknown>
  if (!isCount(stop) || typeof isDone !== 'boolean') return undefined
  return {
    stop,
    isDone,
    ...(isCount(before) && { before }),
    ...(typeof code === 'string' && { code }),
  }
}

/** Stores the progress in the tab, and in the browser that the tour was offered. */
export interface TourMemory {
  /** Undefined while no tour is under way. */
  progress(): TourProgress | undefined
  keep(progress: TourProgress | undefined): void
  wasOffered(): boolean
  rememberOffer(): void
}

/** The memory of the page, or of the storages that are given. */
export function tourMemory(
  findTab: () => Storage = () => window.sessionStorage,
  findBrowser: () => Storage = () => window.localStorage,
): TourMemory {
  const tab = storageOf(findTab)
  const browser = storageOf(findBrowser)
  return {
    progress: () => parseProgress(attempt(() => tab?.getItem(key))),
    keep: (progress) =>
      void attempt(() => (progress ? tab?.setItem(key, JSON.stringify(progress)) : tab?.removeItem(key))),
    // Without storage the tour would be offered at each visit, so it is never offered.
    wasOffered: () => (browser ? attempt(() => browser.getItem(key) !== null) : undefined) ?? true,
    rememberOffer: () => void attempt(() => browser?.setItem(key, 'offered')),
  }
}
