/** Returns whether to block a step through the history. Calling `resume` later performs the blocked step. */
export type BlockHistoryStep = (resume: () => Promise<void>) => boolean

/**
 * Calls `block` for each history step (Back, Forward or `history.go`) that stays in the portal. The Navigation API cancels a
 * blocked step before it happens. If the browser lacks this API or cannot cancel the step, the step happens and is reverted.
 * Returns the function that stops the blocking.
 */
export function blockHistorySteps(block: BlockHistoryStep): () => void {
  const historyBlocker = blockByHistory(block)
  const stopNavigationBlocker = blockByNavigationApi(
    (resume) => !historyBlocker.isReverting() && block(resume),
  )
  return () => {
    historyBlocker.stop()
    stopNavigationBlocker()
  }
}

/** The listeners that are called after each step. A listener returns whether to hide the step from the router. */
const stepListeners = new Set<(event: PopStateEvent) => boolean>()

/**
 * Adds a `popstate` listener that calls the step listeners. Call this function before the router adds its own listener.
 * Returns a function that removes the `popstate` listener.
 */
export function listenToHistorySteps(): () => void {
  const notify = (event: PopStateEvent) => {
    if ([...stepListeners].some((interceptStep) => interceptStep(event))) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', notify)
  return () => window.removeEventListener('popstate', notify)
}

/** Returns the index that the router stores in the state of a history entry; undefined if the state has none. */
function readHistoryIndex(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

/** Resolves at the next `popstate` event, or if `index` is set, at the next one for the history entry with this index. */
function waitForPopState(index?: number): Promise<void> {
  return new Promise((resolve) => {
    const listener = new AbortController()
    const resolveOnArrival = ({ state }: PopStateEvent) => {
      if (index !== undefined && readHistoryIndex(state) !== index) return
      listener.abort()
      resolve()
    }
    window.addEventListener('popstate', resolveOnArrival, { signal: listener.signal })
  })
}

function blockByNavigationApi(block: BlockHistoryStep): () => void {
  const { navigation } = window
  const interceptStep = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
    const { key } = event.destination
    const resume = async () => {
      const arrival = waitForPopState()
      const traversal = navigation.traverseTo(key)
      const [committed] = await Promise.allSettled([traversal.committed, traversal.finished])
      // Firefox finishes the traversal before it fires `popstate`.
      if (committed.status === 'fulfilled') await arrival
    }
    if (block(resume)) event.preventDefault()
  }
  navigation?.addEventListener('navigate', interceptStep)
  return () => navigation?.removeEventListener('navigate', interceptStep)
}

function blockByHistory(block: BlockHistoryStep) {
  const formIndex = readHistoryIndex(window.history.state)
  let currentIndex = formIndex
  /** The delta of the `history.go` call that is reverting a blocked step; 0 if no revert is running. */
  let pendingRevert = 0

  const createResume = (index: number, startIndex: number) => async () => {
    const arrival = waitForPopState(index)
    window.history.go(index - startIndex)
    await arrival
  }

  const interceptStep = ({ state }: PopStateEvent): boolean => {
    const index = readHistoryIndex(state)
    // An entry without an index comes from a link to a fragment of the same page. The step to this entry does not leave the
    // page, so it is not blocked.
    if (index === undefined || formIndex === undefined || currentIndex === undefined) return false
    const isReverting = pendingRevert !== 0
    if (index === currentIndex + pendingRevert) pendingRevert = 0
    currentIndex = index
    if (index === formIndex) return isReverting
    if (!block(createResume(index, formIndex))) return false
    // A further step can come before the revert is complete. Such a step must not start a second revert.
    if (pendingRevert === 0) {
      pendingRevert = formIndex - index
      window.history.go(pendingRevert)
    }
    return true
  }
  stepListeners.add(interceptStep)
  return { stop: () => void stepListeners.delete(interceptStep), isReverting: () => pendingRevert !== 0 }
}
