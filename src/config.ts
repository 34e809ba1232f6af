import * as v from 'valibot'
import { basePath, withBasePath } from './base-path'
import { takeEarlyRequest } from './early-requests'
import { parseUrl } from './parse-url'

/** Builds a schema that accepts a URL or an empty text. The schema removes surrounding spaces and final slashes. */
const buildRequiredUrl = (schemes: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || (schemes.test(text) && parseUrl(text) !== undefined)),
    v.transform((text) => text.replace(/\/+$/, '')),
  )

const buildOptionalUrl = (schemes: RegExp) => v.optional(buildRequiredUrl(schemes), '')

/** The schema of a link. Only http(s), mailto and tel URLs are valid, because a `javascript:` URL could run a script. */
const link = buildOptionalUrl(/^(?:https?:\/\/|mailto:|tel:)/i)

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^https:\/\//i.test(text) && parseUrl(text) !== undefined),
  v.transform((text) => new URL(text).origin),
)

/** The schema of the accent colours. It removes invalid colours. */
const accents = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((colours) =>
    Object.fromEntries(
      Object.entries(colours).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && /^#[0-9a-f]{6}$/i.test(entry[1]),
      ),
    ),
  ),
)

const entrySchemas = {
  /** The origin of the API. An empty text means the portal's own origin. */
  apiUrl: buildRequiredUrl(/^https?:\/\//i),
  /** The URL of the web administration. If it is empty, the portal has no link to the administration. */
  adminUrl: buildOptionalUrl(/^https?:\/\//i),
  helpUrl: link,
  supportUrl: link,
  /** The URL of the chat's script. If it is empty, there is no chat. */
  chatScriptUrl: buildOptionalUrl(/^https:\/\//i),
  appStoreUrl: buildOptionalUrl(/^https:\/\//i),
  playStoreUrl: buildOptionalUrl(/^https:\/\//i),
  /** The allowed origins of photos, besides the origins of the portal and of the API. */
  storageOrigins: v.optional(v.array(origin), () => []),
  /** Whether the API accepts the header `Idempotency-Key`. */
  idempotencyKeys: v.optional(v.boolean(), false),
  /** The accent colours as `#rrggbb`, by neighbourhood id. */
  accents: v.optional(accents, () => ({})),
}

/** The schema of `/config.json`. The file is not part of the build, so that one build serves every installation. */
const configSchema = v.object(entrySchemas)

export type Config = v.InferOutput<typeof configSchema>

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
let currentConfig = v.parse(configSchema, { apiUrl: '' })

export const config = (): Readonly<Config> => currentConfig

/** Applies the configuration without its invalid entries. Throws a `ConfigError` if `apiUrl` is invalid or missing. */
export function applyConfig(input: unknown): Config {
  const entriesByName: Record<string, unknown> =
    typeof input === 'object' && input !== null ? { ...input } : {}
  if (!v.is(entrySchemas.apiUrl, entriesByName.apiUrl)) {
    throw new ConfigError('unusable', "'apiUrl' is missing, or is neither an http(s) address nor empty")
  }
  // In a demo the web administration is a page below the portal's folder.
  if (import.meta.env.PORTAL_MOCK) entriesByName.adminUrl = toAbsoluteUrl(entriesByName.adminUrl)
  for (const [name, schema] of Object.entries(entrySchemas)) {
    if (v.is(schema, entriesByName[name])) continue
    console.warn(`config.json: '${name}' cannot be used and counts as absent`)
    delete entriesByName[name]
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
  const response =
    (await takeEarlyRequest(address, new Headers(), signal)) ??
    // The page preloads the file with these credentials.
    (await fetch(address, { credentials: 'same-origin', cache: 'no-cache', signal }))
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
