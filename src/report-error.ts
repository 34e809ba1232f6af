import { config } from './config'
import type { ErrorSource } from './error-reports/send-error-report'

/**
 * Reports an unexpected error to the operator (`docs/operating.md`). Without `errorReportUrl` in the configuration, does nothing. `operation`
 * is the path of a call in the contract. Never throws, because a failed report must not cause another failure.
 */
export function reportError(error: unknown, source: ErrorSource, operation?: string): void {
  if (config().errorReportUrl === '') return
  import('./error-reports/send-error-report')
    .then(({ sendErrorReport }) => sendErrorReport(error, source, operation))
    .catch(() => {})
}

/** Reports the errors that no other code handles. */
export function reportUnhandledErrors(): void {
  addEventListener('error', ({ error, message }) => reportError(error ?? message, 'script'))
  addEventListener('unhandledrejection', ({ reason }) => reportError(reason, 'promise'))
}
