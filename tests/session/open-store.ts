import { afterEach, beforeEach, vi } from 'vitest'
import { getSessionState, openSessionStore } from '@/session/session-store'

const key = 'portal.session'
/** The time at which every test begins. */
export const startTime = new Date('2026-03-16T10:00:00-03:00')
export const minute = 60_000
export const signedOutState = { session: undefined, isExpired: false }
let close = () => {}

/** Gives each test of the calling file a new store, an empty storage and fake timers. */
export function openStoreBeforeEach() {
  beforeEach(() => {
    vi.useFakeTimers({ now: startTime })
    localStorage.clear()
    close = openSessionStore()
  })
  afterEach(() => {
    close()
    vi.useRealTimers()
  })
}

export const closeStore = () => close()

/** Simulates a reload: the store reads the storage again. */
export function reload() {
  close()
  close = openSessionStore()
}

/** Stores a session as another tab does, or removes it if `text` is null, and dispatches the storage event. */
export function storeInAnotherTab(text: string | null) {
  if (text === null) localStorage.removeItem(key)
  else storeText(text)
  window.dispatchEvent(new StorageEvent('storage', { key, newValue: text }))
}

export const getStoredText = () => localStorage.getItem(key)
export const storeText = (text: string) => localStorage.setItem(key, text)
export const getToken = () => getSessionState().session?.token
