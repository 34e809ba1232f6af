import { setTimeout as wait } from 'node:timers/promises'
import type { Browser } from '@playwright/test'
import { recordLayoutShifts, sumLargestWindow } from '../../../e2e/layout-shifts/layout-shifts.ts'
import { sessionKey } from '../../../e2e/stored-session.ts'
import { testInstant } from '../../../mocks/client.ts'
import { BenchPage, type DevTools } from './bench-page.ts'
import { countSteps, NetworkLog, omitUnusedScripts, sumScriptBytes } from './network-log.ts'
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
  /** The requests in series until `ready`, without preloaded scripts that have not run by then. */
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

/** Opens an empty page of a phone in Argentina, with the session in its storage. */
async function openPage(browser: Browser, { origin, session }: VisitedPage): Promise<BenchPage> {
  const page = await BenchPage.open(browser)
  const { devTools } = page
  const size = { width: 390, height: 844, deviceScaleFactor: 1 }
  await devTools.send('Emulation.setDeviceMetricsOverride', { ...size, mobile: true })
  await devTools.send('Emulation.setTouchEmulationEnabled', { enabled: true })
  await devTools.send('Emulation.setLocaleOverride', { locale: 'es-AR' })
  await devTools.send('Emulation.setTimezoneOverride', { timezoneId: 'America/Argentina/Buenos_Aires' })
  if (session !== undefined)
    await page.addInitScript(
      (stored) => {
        if (location.origin === stored.origin) localStorage.setItem(stored.key, stored.session)
      },
      { origin, key: sessionKey, session },
    )
  return page
}

/** Slows down the network and the processor. */
async function slowDown(devTools: DevTools): Promise<void> {
  await devTools.send('Network.emulateNetworkConditions', slowNetwork)
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
}

async function readScriptTime(devTools: DevTools): Promise<number> {
  const { metrics } = await devTools.send('Performance.getMetrics')
  return (metrics.find((metric) => metric.name === 'ScriptDuration')?.value ?? Number.NaN) * 1000
}

/** Throws an error if something takes too long. */
async function limitTime<Result>(name: string, waiting: Promise<Result>): Promise<Result> {
  const timer = new AbortController()
  const timeout = wait(timeoutMs, undefined, { signal: timer.signal }).then(() => {
    throw new Error(`${name}: the page was not ready in time`)
  })
  return Promise.race([waiting, timeout]).finally(() => timer.abort())
}

const normalize = (text: string) => text.replace(/\s+/g, '')

/** Throws an error if the page does not show exactly the given rows, each with all its texts. */
async function requireRows(page: BenchPage, { name, sign, rowTexts }: VisitedPage): Promise<void> {
  if (sign.kind !== 'rows' || !rowTexts) return
  const shownTexts = await page.evaluate(
    (selector: string) => [...document.querySelectorAll(selector)].map(({ textContent }) => textContent),
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

/** How long a finger touches the screen when it taps. Without a pause, the press would wait for the work of the touch before it. */
const tapMs = 80

/** Taps the button that opens a dialog. Returns the milliseconds from the end of the tap until the dialog is painted. */
async function measureDialog(page: BenchPage, dialogButton: string | undefined): Promise<number> {
  if (dialogButton === undefined) return Number.NaN
  await wait(idleCodeMs)
  const measuring = page.evaluate(() => window.pageObserver.measurePress())
  const { x, y } = await page.evaluate(async (name: string) => {
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
  await page.devTools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] })
  await wait(tapMs)
  await page.devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
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
    const { devTools } = page
    await devTools.send('Performance.enable')
    const log = await NetworkLog.start(devTools)
    await recordLayoutShifts(page)
    await page.addInitScript(observePage, { sign, instant: testInstant })
    await slowDown(devTools)
    await page.goto(origin + path)
    await limitTime(
      name,
      page.evaluate(() => window.pageObserver.whenReady),
    )
    const scriptTime = await readScriptTime(devTools)
    await limitTime(
      name,
      page.evaluate(() => window.pageObserver.whenUsable),
    )
    await log.waitForQuiet(settlingMs, timeoutMs)
    await requireRows(page, visited)
    const times = await page.evaluate(() => ({
      origin: performance.timeOrigin,
      firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
      largestPaint: window.pageObserver.largestPaint || Number.NaN,
      ready: window.pageObserver.readyTime ?? Number.NaN,
      usable: window.pageObserver.usableTime ?? Number.NaN,
      shifts: window.layoutShifts,
      scriptUrls: window.pageObserver.scriptUrls,
    }))
    const { firstPaint, largestPaint, ready, usable } = times
    const until = log.toBrowserTime(times.origin + ready)
    const untilUsable = log.toBrowserTime(times.origin + usable)
    const dialog = await measureDialog(page, dialogButton)
    const errors = await page.evaluate(() => window.pageObserver.errors)
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
      steps: countSteps(omitUnusedScripts(log.requests, times.scriptUrls), until),
      dialog,
    }
    return requireFigures(name, figures, dialogButton !== undefined)
  } finally {
    await page.close()
  }
}
