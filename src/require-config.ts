import { ConfigError, type ConfigFailure, loadConfig } from './config'

export interface StartFailure {
  failure: ConfigFailure
  onRetry: () => void
  isRetrying: boolean
}

/**
 * Resolves when the configuration is loaded. Passes each failure to `show`. When the user retries, loads the configuration
 * again.
 */
export async function requireConfig(show: (failure: StartFailure) => void): Promise<void> {
  try {
    await loadConfig()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    console.error(error)
    const { failure } = error
    await new Promise<void>((onRetry) => show({ failure, onRetry, isRetrying: false }))
    show({ failure, onRetry: () => {}, isRetrying: true })
    await requireConfig(show)
  }
}
