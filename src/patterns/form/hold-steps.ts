/** Asked of each step through the history: whether it is held. `resume` takes the step after all. */
export type HoldStep = (resume: () => Promise<void>) => boolean

/**
 * Asks before each step inside the page: Back, Forward, or several at once. Where the browser has the Navigation API and
 * lets a page cancel the step, nothing moves; everywhere else the step is taken back. The answer ends it.
 */
export function holdSteps(hold: HoldStep): () => void {
  const history = holdByHistory(hold)
  const release = holdByNavigation((resume) => !history.isReturning() && hold(resume))
  return () => {
    history.release()
    release()
  }
}

/** Told of each step that was taken; answers whether the router is not to hear of it. */
const catchers = new Set<(event: PopStateEvent) => boolean>()

/** Listens to the steps that are taken, for all who hold some. To be called before the router listens. */
export function listenToSteps(): () => void {
  const tell = (event: PopStateEvent) => {
    if ([...catchers].some((catchStep) => catchStep(event))) event.stopImmediatePropagation()
  }
  window.addEventListener('popstate', tell)
  return () => window.removeEventListener('popstate', tell)
}

/** The place that the router wrote into an entry of the history. */
function placeOf(state: unknown): number | undefined {
  if (typeof state !== 'object' || state === null || !('idx' in state)) return undefined
  return typeof state.idx === 'number' ? state.idx : undefined
}

/** Resolves once the page hears that it has moved; to that place, if one is given. */
function arrival(place?: number): Promise<void> {
  return new Promise((resolve) => {
    const listener = new AbortController()
    const arrive = ({ state }: PopStateEvent) => {
      if (place !== undefined && placeOf(state) !== place) return
      listener.abort()
      resolve()
    }
    window.addEventListener('popstate', arrive, { signal: listener.signal })
  })
}

function holdByNavigation(hold: HoldStep): () => void {
  const { navigation } = window
  const catchStep = (event: NavigateEvent) => {
    if (event.navigationType !== 'traverse' || !event.cancelable || event.defaultPrevented) return
    const { key } = event.destination
    const resume = async () => {
      const arrived = arrival()
      const journey = navigation.traverseTo(key)
      const [committed] = await Promise.allSettled([journey.committed, journey.finished])
      // In Firefox the journey has finished before the page hears of it.
      if (committed.status === 'fulfilled') await arrived
    }
    if (hold(resume)) event.preventDefault()
  }
  navigation?.addEventListener('navigate', catchStep)
  return () => navigation?.removeEventListener('navigate', catchStep)
}

function holdByHistory(hold: HoldStep) {
  const home = placeOf(window.history.state)
  let at = home
  /** How far the way back that has not arrived yet leads; 0 if there is none. */
  let wayBack = 0

  const resumeTo = (place: number, from: number) => async () => {
    const arrived = arrival(place)
    window.history.go(place - from)
    await arrived
  }

  const catchStep = ({ state }: PopStateEvent): boolean => {
    const place = placeOf(state)
    // An entry that is not the router's is a fragment of this same page.
    if (place === undefined || home === undefined || at === undefined) return false
    const isReturn = wayBack !== 0
    if (place === at + wayBack) wayBack = 0
    at = place
    if (place === home) return isReturn
    if (!hold(resumeTo(place, home))) return false
    // Another press can come before the way back arrives: where that leads is known only then.
    if (wayBack === 0) {
      wayBack = home - place
      window.history.go(wayBack)
    }
    return true
  }
  catchers.add(catchStep)
  return { release: () => void catchers.delete(catchStep), isReturning: () => wayBack !== 0 }
}
