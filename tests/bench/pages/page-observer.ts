/** What a page shows when its user can begin. */
export type ReadySign =
  /** The page is painted; it needs no script. */
  | { kind: 'painted' }
  /** A field of React can be used: React has attached its properties to it. */
  | { kind: 'field'; selector: string }
  /** The first row of a list is painted. */
  | { kind: 'rows'; selector: string; firstText: string }

/** What `observePage` records. Times are in milliseconds since the start of the page. */
interface PageObserver {
  /** The time of the latest entry for the largest painted element. */
  largestPaint: number
  /** The time at which the sign was seen. */
  readyTime: number | undefined
  /** The time at which the page was ready, and the portal had replaced the frame with the first rows. */
  usableTime: number | undefined
  /** The URLs of the scripts that run, or have run, at `readyTime`. */
  scriptUrls: string[]
  /** Resolves when the sign was seen. */
  whenReady: Promise<void>
  /** Resolves at `usableTime`. */
  whenUsable: Promise<void>
  /** The messages of the errors that nothing has caught. */
  errors: string[]
  /** Waits for the next press, and returns the milliseconds until a dialog is painted. */
  measurePress: () => Promise<number>
}

declare global {
  interface Window {
    pageObserver: PageObserver
  }
}

/**
 * Runs in each page before its scripts. Records when the page is ready. Sets the clock to `instant`, because the data of the
 * mock backend belongs to that day.
 */
export function observePage({ sign, instant }: { sign: ReadySign; instant: string }): void {
  const HostDate = Date
  const shift = HostDate.parse(instant) - HostDate.now()
  class ShiftedDate extends HostDate {
    constructor(...values: [] | [number]) {
      super(...((values.length === 0 ? [ShiftedDate.now()] : values) as [number]))
    }
    static override now() {
      return HostDate.now() + shift
    }
  }
  window.Date = ShiftedDate as unknown as DateConstructor

  const findFirstPaint = () => performance.getEntriesByName('first-contentful-paint')[0]
  const isVisible = (selector: string, text = '') => {
    const element = document.querySelector(selector)
    return element?.textContent.includes(text) === true && element.checkVisibility()
  }
  const isReady = () => {
    if (sign.kind === 'painted') return findFirstPaint() !== undefined
    if (sign.kind === 'rows') return isVisible(sign.selector, sign.firstText)
    const field = document.querySelector(sign.selector)
    return field !== null && Object.keys(field).some((name) => name.startsWith('__reactProps'))
  }
  /** Calls `onPainted` after the browser has painted the first frame for which `isDone` returns true. */
  const afterPaint = (isDone: () => boolean, onPainted: () => void) => {
    const check = () => {
      if (!isDone()) return void requestAnimationFrame(check)
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = onPainted
      port2.postMessage(undefined)
    }
    requestAnimationFrame(check)
  }

  const { promise: whenReady, resolve: reportReady } = Promise.withResolvers<void>()
  const { promise: whenUsable, resolve: reportUsable } = Promise.withResolvers<void>()
  window.pageObserver = {
    largestPaint: 0,
    readyTime: undefined,
    usableTime: undefined,
    scriptUrls: [],
    whenReady,
    whenUsable,
    errors: [],
    measurePress: () =>
      new Promise((resolve) => {
        const start = ({ timeStamp }: MouseEvent) =>
          afterPaint(
            () => isVisible('[role="dialog"], [role="alertdialog"]'),
            () => resolve(performance.now() - timeStamp),
          )
        addEventListener('click', start, { capture: true, once: true })
      }),
  }
  // The loader of the scripts removes the element of a script that has run.
  const runScripts: HTMLScriptElement[] = []
  const rememberScript = ({ target }: Event) => target instanceof HTMLScriptElement && runScripts.push(target)
  addEventListener('load', rememberScript, { capture: true })
  addEventListener('error', ({ message }) => window.pageObserver.errors.push(message))
  addEventListener('unhandledrejection', ({ reason }) => window.pageObserver.errors.push(String(reason)))
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) window.pageObserver.largestPaint = startTime
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const watch = () => {
    afterPaint(isReady, () => {
      window.pageObserver.readyTime =
        sign.kind === 'painted' ? findFirstPaint()?.startTime : performance.now()
      window.pageObserver.scriptUrls = [...runScripts, ...document.scripts].map(({ src }) => src)
      reportReady()
    })
    afterPaint(
      () => isReady() && document.querySelector('[data-scripts]') === null,
      () => {
        window.pageObserver.usableTime = performance.now()
        reportUsable()
      },
    )
  }
  // Before the first paint, a request for a frame would make the browser lay out and paint the page earlier, while it is still empty.
  const paints = new PerformanceObserver(() => {
    if (!findFirstPaint()) return
    paints.disconnect()
    watch()
  })
  paints.observe({ type: 'paint', buffered: true })
}
