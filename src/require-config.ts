import { ConfigError, type ConfigFailure, loadConfig } from './config'

/** Why the portal has not started, and how to try again. */
export interface StartFailure {
  failure: ConfigFailure
  onRetry: () => void
  isRetrying: boolean
}

/** Reads the configuration until it can be used. `show` tells people why it cannot; the console gets the reason. */
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
