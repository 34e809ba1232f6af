/**
 * Called before each step through the history. Returns whether to block it; `resume` takes the step later.
 */
export type BlockHistoryStep = (resume: () => Promise<void>) => boolean

/**
 * Calls `block` before each step through the history within the page: Back, Forward, or several steps at
 * once. With the Navigation API a blocked step is cancelled; in other browsers it is reverted. Returns the
 * function that stops it.
 */
export function blockHistorySteps(block: BlockHistoryStep): () => void {
  const history = blockByHistory(block)
  const release = blockByNavigationApi((resume) => !history.isReturning() && block(resume))
  return () => {
    history.release()
    release()
  }
}

/** Called after each step. A listener returns whether to hide the step from the router. */
const stepListeners = new Set<(event: PopStateEvent) => boolean>()

/** Passes each history step to the step listeners. Call it before the router adds its own listener. */
export function listenToHistorySteps(): () => void {
  const tell = (event: PopStateEvent) => {
    if ([...stepListeners].some((catchStep) => catchStep(event))) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}

/** The index that the router stores in the state of a history entry. */
function historyIndexOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

/** Resolves at the next `popstate` event; with an index, at the one of that entry. */
function nextPopState(place?: number): Promise<void> {
  return new Promise((resolve) => {
    const listener = new AbortController()
    const arrive = ({ state }: PopStateEvent) => {
      if (place !== undefined && historyIndexOf(state) !== place) return
      listener.abort()
      resolve()
    }
    window.addEventListener('popstate', arrive, { signal: listener.signal })
  })
}

function blockByNavigationApi(block: BlockHistoryStep): () => void {
  const { navigation } = window
  const catchStep = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
    const { key } = event.destination
    const resume = async () => {
      const arrived = nextPopState()
      const traversal = navigation.traverseTo(key)
      const [committed] = await Promise.allSettled([traversal.committed, traversal.finished])
      // Firefox finishes the traversal before it fires `popstate`.
      if (committed.status === 'fulfilled') await arrived
    }
    if (block(resume)) event.preventDefault()
  }
  navigation?.addEventListener('navigate', catchStep)
  return () => navigation?.removeEventListener('navigate', catchStep)
}

function blockByHistory(block: BlockHistoryStep) {
  const formIndex = historyIndexOf(window.history.state)
  let currentIndex = formIndex
  /** The delta of the revert that is under way; 0 without one. */
  let pendingReturn = 0

  const resumeTo = (place: number, from: number) => async () => {
    const arrived = nextPopState(place)
    window.history.go(place - from)
    await arrived
  }

  const catchStep = ({ state }: PopStateEvent): boolean => {
    const place = historyIndexOf(state)
    // Entries without an index are fragments of the same page.
    if (place === undefined || formIndex === undefined || currentIndex === undefined) return false
    const isReturn = pendingReturn !== 0
    if (place === currentIndex + pendingReturn) pendingReturn = 0
    currentIndex = place
    if (place === formIndex) return isReturn
    if (!block(resumeTo(place, formIndex))) return false
    // Another step can come before the revert arrives; its target is known only then.
    if (pendingReturn === 0) {
      pendingReturn = formIndex - place
      window.history.go(pendingReturn)
    }
    return true
  }
  stepListeners.add(catchStep)
  return { release: () => void stepListeners.delete(catchStep), isReturning: () => pendingReturn !== 0 }
}
