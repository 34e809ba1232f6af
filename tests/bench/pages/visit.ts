import type { Browser, CDPSession, Page } from '@playwright/test'
import { recordLayoutShifts, sumLargestWindow } from '../../../e2e/layout-shifts/layout-shifts.ts'
import { sessionKey } from '../../../e2e/stored-session.ts'
import { testInstant } from '../../../mocks/client.ts'
import { countSteps, NetworkLog, sumScriptBytes } from './network-log.ts'
import { observePage, type ReadySign } from './page-observer.ts'

/** A page that the bench opens. */
export interface VisitedPage {
  /** The name in messages. */
  name: string
  origin: string
  path: string
  /** The text of the stored session; absent for a public page. */
  session?: string
  sign: ReadySign
  /** The texts that each row has, in the order of the rows; absent for a page without a list. */
  rowTexts?: readonly (readonly string[])[]
  /** The name of the button that opens a dialog; absent for a page without a measured dialog. */
  dialogButton?: string
}

/** The figures of one visit. Times are in milliseconds. */
export interface VisitFigures {
  firstPaint: number
  largestPaint: number
  /** The time at which the user can begin: the form can be used, or the rows are painted. */
  ready: number
  /** The time at which the controls of the page can be used, too. */
  usable: number
  /** The transferred scripts until `ready`, with their headers, in KB of 1,024 bytes. */
  scriptKilobytes: number
  /** The same until `usable`. */
  usableKilobytes: number
  /** The time that scripts have run until `ready`. */
  scriptTime: number
  /** The layout shift of the whole load. */
  shift: number
  /** The requests in series until `ready`. */
  steps: number
  /** The time from a press to the painted dialog. NaN if the page has no measured dialog. */
  dialog: number
}

const kilobit = 1000 / 8
const slowNetwork = {
  offline: false,
  latency: 150,
  downloadThroughput: 1600 * kilobit,
  uploadThroughput: 750 * kilobit,
}
const slowdown = 4
const timeoutMs = 60_000
/** The quiet time after the last request. Browsers report paints and layout shifts some time after them. */
const settlingMs = 1000
/** The time in which the portal loads the code that its users may need next, before a dialog is measured. */
const idleCodeMs = 4000

async function openPage(browser: Browser, { origin, session }: VisitedPage): Promise<Page> {
  const localStorage = session === undefined ? [] : [{ name: sessionKey, value: session }]
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: 'es-AR',
    timezoneId: 'America/Argentina/Buenos_Aires',
    storageState: { cookies: [], origins: [{ origin, localStorage }] },
  })
  return context.newPage()
}

/** Slows down the network and the processor. */
async function slowDown(devTools: CDPSession): Promise<void> {
  await devTools.send('Network.emulateNetworkConditions', slowNetwork)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

/** Returns a promise of the script time in milliseconds when the page reports that it is ready. */
async function watchScriptTime(devTools: CDPSession, name: string): Promise<() => Promise<number>> {
  await devTools.send('Performance.enable')
  await devTools.send('Runtime.enable')
  await devTools.send('Runtime.addBinding', { name: 'reportReady' })
  const { promise, resolve, reject } = Promise.withResolvers<number>()
  const readScriptTime = async () => {
    const { metrics } = await devTools.send('Performance.getMetrics')
    return (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
  }
  devTools.once('Runtime.bindingCalled', () => void readScriptTime().then(resolve, reject))
  return () => {
    const timer = setTimeout(() => reject(new Error(`${name}: the page was not ready in time`)), timeoutMs)
    return promise.finally(() => clearTimeout(timer))
  }
}

const normalize = (text: string) => text.replace(/\s+/g, '')

/** Throws an error if the page does not show exactly the given rows, each with all its texts. */
async function requireRows(page: Page, { name, sign, rowTexts }: VisitedPage): Promise<void> {
  if (sign.kind !== 'rows' || !rowTexts) return
  const shownTexts = await page.evaluate(
    (selector) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
    sign.selector,
  )
  const shownRows = shownTexts.map(normalize)
  if (shownRows.length !== rowTexts.length)
    throw new Error(`${name}: the page has ${shownRows.length} rows instead of ${rowTexts.length}`)
  for (const [index, texts] of rowTexts.entries())
    for (const text of texts)
      if (!shownRows[index]?.includes(normalize(text)))
        throw new Error(`${name}: the row ${index + 1} lacks '${text}': ${shownRows[index]}`)
}

/**
 * Presses the button that opens a dialog. Returns the milliseconds until the dialog is painted. Uses no locator: Playwright would add
 * listeners to the page, which run in the measured time.
 */
async function measureDialog(page: Page, dialogButton: string | undefined): Promise<number> {
  if (dialogButton === undefined) return Number.NaN
  await page.waitForTimeout(idleCodeMs)
  const measuring = page.evaluate(() => window.pageObserver.measurePress())
  const { x, y } = await page.evaluate(async (name) => {
    const enabledButtons = document.querySelectorAll<HTMLElement>(
      'button:enabled:not([aria-disabled="true"])',
    )
    const button = [...enabledButtons].find(({ ariaLabel, textContent }) =>
      (ariaLabel ?? textContent).trim().startsWith(name),
    )
    if (!button) throw new Error(`the page has no button '${name}'`)
    button.scrollIntoView({ block: 'center', behavior: 'instant' })
    await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 }))
    const { left, right, top, bottom } = button.getBoundingClientRect()
    return { x: (left + right) / 2, y: (top + bottom) / 2 }
  }, dialogButton)
  await page.touchscreen.tap(x, y)
  return measuring
}

/** Throws an error that names the figure if a figure is missing. */
function requireFigures(name: string, figures: VisitFigures, hasDialog: boolean): VisitFigures {
  for (const [figure, value] of Object.entries(figures))
    if (!Number.isFinite(value) && (figure !== 'dialog' || hasDialog))
      throw new Error(`${name}: '${figure}' cannot be measured`)
  return figures
}

/** Opens a page with an empty cache, and measures it. Throws an error if a figure cannot be measured. */
export async function visitPage(browser: Browser, visited: VisitedPage): Promise<VisitFigures> {
  const { name, origin, path, sign, dialogButton } = visited
  const page = await openPage(browser, visited)
  try {
    const errors: string[] = []
    page.on('pageerror', ({ message }) => errors.push(message))
    const devTools = await page.context().newCDPSession(page)
    const waitForScriptTime = await watchScriptTime(devTools, name)
    const log = await NetworkLog.start(devTools)
    await recordLayoutShifts(page)
    await page.addInitScript(observePage, { sign, instant: testInstant })
    await slowDown(devTools)
    await page.goto(origin + path, { waitUntil: 'commit', timeout: timeoutMs })
    const scriptTime = await waitForScriptTime()
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(settlingMs)
    await requireRows(page, visited)
    const times = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: window.pageObserver.largestPaint || Number.NaN,
      ready: window.pageObserver.readyTime ?? Number.NaN,
      usable: window.pageObserver.usableTime ?? Number.NaN,
      shifts: window.layoutShifts,
    }))
    const { firstPaint, largestPaint, ready, usable } = times
    const until = log.toBrowserTime(times.origin + ready)
    const untilUsable = log.toBrowserTime(times.origin + usable)
    const dialog = await measureDialog(page, dialogButton)
    if (errors.length > 0) throw new Error(`${name}: ${errors.join('\n')}`)
    const figures = {
      firstPaint,
      largestPaint,
      ready,
      usable,
      scriptKilobytes: sumScriptBytes(log.requests, until) / 1024,
      usableKilobytes: sumScriptBytes(log.requests, untilUsable) / 1024,
      scriptTime,
      shift: sumLargestWindow(times.shifts),
      steps: countSteps(log.requests, until),
      dialog,
    }
    return requireFigures(name, figures, dialogButton !== undefined)
  } finally {
    await page.context().close()
  }
}
