import { afterEach, beforeEach, vi } from 'vitest'
import { openSessionStore, sessionState } from '@/session/session-store'

const key = 'portal.session'
/** When every test begins. */
export const start = new Date('2026-03-16T10:00:00-03:00')
export const minute = 60_000
export const signedOut = { session: undefined, isExpired: false }
let close = () => {}

/** Each test of the file has a store of its own, over an empty storage and a clock that only moves when told to. */
export function openStoreBeforeEach() {
  beforeEach(() => {
    vi.useFakeTimers({ now: start })
    localStorage.clear()
    close = openSessionStore()
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
  })
}

export const closeStore = () => close()

/** What a reload does: the store reads the storage anew. */
export function reload() {
  close()
  close = openSessionStore()
}

/** What another tab does to the storage, and how the browser tells this one. */
export function inAnotherTab(text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else store(text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

export const stored = () => localStorage.getItem(key)
export const store = (text: string) => localStorage.setItem(key, text)
export const token = () => sessionState().session?.token
