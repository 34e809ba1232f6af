import { config } from '../config'
import { version } from '../version'
import { describeBrowser, findRoutePattern } from './describe-page'
import { scrubMessage, scrubStack } from './scrub'

/**
 * Where an error was noticed: while React rendered, in another script, in a promise that nobody awaits, or in a response that
 * is not as the contract says.
 */
export type ErrorSource = 'render' | 'script' | 'promise' | 'response'

/** The body of a report. It says nothing about the user (`docs/operating.md`). */
interface ErrorReport {
  version: string
  browser: string
  /** The pattern of the route, such as `/construction/:id`. */
  page: string
  source: ErrorSource
  /** The path of the call in the contract. */
  operation?: string
  name: string
  message: string
  stack: string[]
}

/** After this number, a page load sends no more reports. */
const maxReports = 10
const sentReports = new Set<string>()

/** Creates the report of an error that the present page has thrown. */
function createErrorReport(error: unknown, source: ErrorSource, operation?: string): ErrorReport {
  const isError = error instanceof Error
  return {
    version,
    browser: describeBrowser(navigator.userAgent),
    page: findRoutePattern(location.pathname),
    source,
    operation,
    name: isError ? error.name : typeof error,
    message: scrubMessage(isError ? error.message : String(error)),
    stack: isError ? scrubStack(error.stack ?? '') : [],
  }
}

/**
 * Sends the report of an error to `errorReportUrl`. Each page load sends the same report once, and at most ten reports. Resolves when
 * the report is sent or has failed.
 */
export async function sendErrorReport(
  error: unknown,
  source: ErrorSource,
  operation?: string,
): Promise<void> {
  const report = createErrorReport(error, source, operation)
  const identity = JSON.stringify([operation, report.name, report.message, report.stack[0]])
  if (sentReports.has(identity) || sentReports.size >= maxReports) return
  sentReports.add(identity)
  await fetch(config().errorReportUrl, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(report),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    // The report is also sent while the user leaves the page.
    keepalive: true,
  }).catch(() => {})
}

/** Forgets the sent reports; for tests. */
export const forgetSentReports = (): void => sentReports.clear()
