/** The layout shift that a page load may have. The web vitals call up to 0.1 good; small shifts are visible, too. */
export const maxLayoutShift = 0.02

/** A movement of an element that no input of the user caused. */
interface Shift {
  /** The part of the screen that moved, times the distance. */
  value: number
  startTime: number
  /** The elements that moved, with their boxes before and after. */
  sources: string[]
}

declare global {
  interface Window {
    layoutShifts: Shift[]
  }
}

/** A page, of Playwright or of the bench. */
interface Recordable {
  addInitScript(script: () => void): Promise<unknown>
}

/**
 * Records the layout shifts of each page that is opened afterwards in `window.layoutShifts`. An element may be gone later, so it
 * is described at once.
 */
export const recordLayoutShifts = (page: Recordable): Promise<unknown> =>
  page.addInitScript(() => {
    type Source = { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: Source[] }
    const describeNode = (node: Node | null) => {
      const element = node instanceof Element ? node : node?.parentElement
      return element ? `<${element.localName}> '${element.textContent.trim().slice(0, 40)}'` : '(removed)'
    }
    const describeRect = ({ x, y, width, height }: DOMRectReadOnly) =>
      `${[x, y].map(Math.round)} ${[width, height].map(Math.round).join('×')}`
    window.layoutShifts = []
    new PerformanceObserver((list) => {
      for (const { value, startTime, hadRecentInput, sources } of list.getEntries() as Entry[])
        if (!hadRecentInput)
          window.layoutShifts.push({
            value,
            startTime,
            sources: sources.map(
              ({ node, previousRect, currentRect }) =>
                `${describeNode(node)}: ${describeRect(previousRect)} → ${describeRect(currentRect)}`,
            ),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** The limits of a session window in milliseconds: the gap between two of its shifts, and its length. */
const [maxGap, maxLength] = [1_000, 5_000]

/** Returns the sum of the shifts of the worst session window: the metric CLS as https://web.dev/articles/cls defines it. */
export function sumLargestWindow(shifts: readonly Shift[]): number {
  let [largest, sum, start, last] = [0, 0, 0, Number.NEGATIVE_INFINITY]
  for (const { value, startTime } of shifts) {
    const isSameWindow = startTime - last < maxGap && startTime - start < maxLength
    if (!isSameWindow) start = startTime
    sum = isSameWindow ? sum + value : value
    last = startTime
    largest = Math.max(largest, sum)
  }
  return largest
}

/** Describes each shift with the elements that moved. */
export const describeShifts = (shifts: readonly Shift[]): string =>
  shifts.map(({ value, sources }) => `${value.toFixed(4)}\n  ${sources.join('\n  ')}`).join('\n')
