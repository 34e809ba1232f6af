import { ConfigError, type ConfigFailure, loadConfig } from './config'
import { reportUnhandledErrors } from './report-error'
import { scheduleRetries } from './schedule-retries'
import { watchPolicy } from './watch-policy'

export interface StartFailure {
  failure: ConfigFailure
  onRetry: () => void
  isRetrying: boolean
}

/**
 * Resolves when the configuration is loaded. Passes each failure to `show`, also later if the policy of the page forbids the API.
 * When the user retries, loads the configuration again, and also by itself if the server did not respond.
 */
export async function requireConfig(show: (failure: StartFailure) => void): Promise<void> {
  try {
    await loadConfig()
    reportUnhandledErrors()
    watchPolicy(() => show({ failure: 'unusable', onRetry: () => location.reload(), isRetrying: false }))
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error)
    const { failure } = error
    let stopRetries: (() => void) | undefined
    await new Promise<void>((onRetry) => {
      show({ failure, onRetry, isRetrying: false })
      if (failure === 'unreachable') stopRetries = scheduleRetries(onRetry)
    })
    stopRetries?.()
    show({ failure, onRetry: () => {}, isRetrying: true })
    await requireConfig(show)
  }
}
