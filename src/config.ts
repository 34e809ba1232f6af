import * as v from 'valibot'
import { basePath, withBasePath } from './base-path'
import { type Config, configSchema, findConfigProblems } from './config-schema'
import { dropEarlyRequests, takeEarlyRequest } from './early-requests'

/** The kind of failure: `unreachable` may be temporary, but `unusable` remains until the operator fixes the file. */
export type ConfigFailure = 'unreachable' | 'unusable'

/** Thrown if the configuration is missing, unreachable or invalid. The message is for the console. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly failure: ConfigFailure

  constructor(failure: ConfigFailure, reason: string, cause?: unknown) {
    super(`config.json: ${reason}`, { cause })
    this.failure = failure
  }
}

/** Converts a path of the portal to a URL; returns any other value unchanged. */
const toAbsoluteUrl = (url: unknown) =>
  typeof url === 'string' && url.startsWith('/') ? location.origin + withBasePath(url) : url

/** The timeout of the request for `/config.json`. It is short, because the portal shows nothing before the response. */
const timeoutMs = 5_000
/** The build renders pages without a location. */
const pageUrl = typeof location === 'undefined' ? '' : location.href
let currentConfig = v.parse(configSchema, { apiUrl: '' })

export const config = (): Readonly<Config> => currentConfig

/** Applies the configuration without its unusable entries. Throws a `ConfigError` if `apiUrl` cannot be used. */
export function applyConfig(input: unknown): Config {
  const entriesByName: Record<string, unknown> =
    typeof input === 'object' && input !== null ? { ...input } : {}
  // In a demo the web administration is a page below the portal's folder.
  if (import.meta.env.PORTAL_MOCK) entriesByName.adminUrl = toAbsoluteUrl(entriesByName.adminUrl)
  for (const { key, problem, isFatal } of findConfigProblems(entriesByName, pageUrl)) {
    if (isFatal) throw new ConfigError('unusable', `'${key}' ${problem}`)
    console.warn(`config.json: '${key}' ${problem}; it counts as absent`)
    delete entriesByName[key]
  }
  currentConfig = v.parse(configSchema, entriesByName)
  // In a demo the mock backend handles the requests below the portal's folder.
  if (import.meta.env.PORTAL_MOCK && basePath !== '/') {
    currentConfig = { ...currentConfig, apiUrl: location.origin + basePath.slice(0, -1) }
  }
  return currentConfig
}

async function readConfigFile(signal: AbortSignal): Promise<unknown> {
  const address = withBasePath('/config.json')
  const earlyResponse = await takeEarlyRequest(address, new Headers(), signal)
  // The early script may run later. A second response would be outdated if the user retried.
  if (!earlyResponse) dropEarlyRequests()
  // The page preloads the file with these credentials.
  const response =
    earlyResponse ?? (await fetch(address, { credentials: 'same-origin', cache: 'no-cache', signal }))
  if (!response.ok) {
    throw new ConfigError(response.status >= 500 ? 'unreachable' : 'unusable', `status ${response.status}`)
  }
  return response.json()
}

/** Loads and applies the configuration. Throws a `ConfigError` if the file cannot be loaded or used. */
export async function loadConfig(): Promise<Config> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return applyConfig(await readConfigFile(controller.signal))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    if (error instanceof SyntaxError) throw new ConfigError('unusable', 'it is not JSON', error)
    throw new ConfigError('unreachable', 'no answer', error)
  } finally {
    clearTimeout(timer)
  }
}
