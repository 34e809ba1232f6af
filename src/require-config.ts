import { ConfigError, type ConfigFailure, loadConfig } from './config'

export interface StartFailure {
  failure: ConfigFailure
  onRetry: () => void
  isRetrying: boolean
}

/**
 * Loads the configuration. After a failure, `show` renders the failure, and each retry loads the configuration again.
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
