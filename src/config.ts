import * as v from 'valibot'
import { basePath, withBasePath } from './base-path'
import { parseUrl } from './parse-url'

/** An address as an operator writes it: without the spaces around it and the final slash. Empty is none. */
const requiredAddress = (schemes: RegExp) =>
  v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => text === '' || (schemes.test(text) && parseUrl(text) !== undefined)),
    v.transform((text) => text.replace(/\/+$/, '')),
  )

const address = (schemes: RegExp) => v.optional(requiredAddress(schemes), '')

/** What a link may lead to; an address with another scheme could run a script. */
const link = address(/^(?:https?:\/\/|mailto:|tel:)/i)

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^https:\/\//i.test(text) && parseUrl(text) !== undefined),
  v.transform((text) => new URL(text).origin),
)

/** Colours by id of neighbourhood; what is no `#rrggbb` is left out alone. */
const accents = v.pipe(
  v.record(v.string(), v.unknown()),
  v.transform((given) =>
    Object.fromEntries(
      Object.entries(given).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && /^#[0-9a-f]{6}$/i.test(entry[1]),
      ),
    ),
  ),
)

const entries = {
  /** Origin of the API, without a final slash. Empty is the portal's own origin, which nothing else stands for. */
  apiUrl: requiredAddress(/^https?:\/\//i),
  /** Web administration; without it nothing links there. */
  adminUrl: address(/^https?:\/\//i),
  /** The external help form of the login. */
  helpUrl: link,
  supportUrl: link,
  /** The script of the chat for residents; without it nothing is asked for. */
  chatScriptUrl: address(/^https:\/\//i),
  /** The app's page in each store; without it nothing leads there. */
  appStoreUrl: address(/^https:\/\//i),
  playStoreUrl: address(/^https:\/\//i),
  /** Where photos are kept, when that is not the API: signed uploads go there, and pictures come from there. */
  storageOrigins: v.optional(v.array(origin), () => []),
  /** Whether the API accepts the header `Idempotency-Key`. */
  idempotencyKeys: v.optional(v.boolean(), false),
  /** The accent that a neighbourhood brings, as `#rrggbb`, by the id of its real property. */
  accents: v.optional(accents, () => ({})),
}

/** The runtime configuration, served beside the portal as `/config.json`, so that one build serves every installation. */
const configSchema = v.object(entries)

export type Config = v.InferOutput<typeof configSchema>

/** Why the portal cannot start: `unreachable` may pass by itself, `unusable` has to be mended by whoever installed it. */
export type ConfigFailure = 'unreachable' | 'unusable'

/** The configuration did not come, or does not say where the API is. The message is for the console. */
export class ConfigError extends Error {
  override name = 'ConfigError'
  readonly failure: ConfigFailure

  constructor(failure: ConfigFailure, reason: string, cause?: unknown) {
    super(`config.json: ${reason}`, { cause })
    this.failure = failure
  }
}

/** A path of the portal as a whole address; anything else as it is. */
const addressBelow = (address: unknown) =>
  typeof address === 'string' && address.startsWith('/') ? location.origin + withBasePath(address) : address

/** The portal shows nothing until it knows its configuration, so it does not wait for it for ever. */
const timeoutMs = 5_000
let current = v.parse(configSchema, { apiUrl: '' })

/** The configuration as read at start; no call is made before that. */
export const config = (): Readonly<Config> => current

/**
 * Takes a configuration. An entry that cannot be used counts as absent, with a warning, and takes none of the others with
 * it. Throws a `ConfigError` when `apiUrl` is missing or unusable, for people's passwords are sent there.
 */
export function takeConfig(input: unknown): Config {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  if (!v.is(entries.apiUrl, given.apiUrl)) {
    throw new ConfigError('unusable', "'apiUrl' is missing, or is neither an http(s) address nor empty")
  }
  // The demo's stand-in for it is below the portal, wherever that is.
  if (import.meta.env.PORTAL_MOCK) given.adminUrl = addressBelow(given.adminUrl)
  for (const [name, schema] of Object.entries(entries)) {
    if (v.is(schema, given[name])) continue
    console.warn(`config.json: '${name}' cannot be used and counts as absent`)
    delete given[name]
  }
  current = v.parse(configSchema, given)
  // The mock answers where the portal stands, which need not be the root of its origin.
  if (import.meta.env.PORTAL_MOCK && basePath !== '/') {
    current = { ...current, apiUrl: location.origin + basePath.slice(0, -1) }
  }
  return current
}

async function readConfigFile(signal: AbortSignal): Promise<unknown> {
  const response = await fetch(withBasePath('/config.json'), {
    credentials: 'omit',
    cache: 'no-cache',
    signal,
  })
  if (!response.ok) {
    throw new ConfigError(response.status >= 500 ? 'unreachable' : 'unusable', `status ${response.status}`)
  }
  return response.json()
}

/** Reads `/config.json` and takes it. Throws a `ConfigError` when it does not come or cannot be used. */
export async function loadConfig(): Promise<Config> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), timeoutMs)
  try {
    return takeConfig(await readConfigFile(controller.signal))
  } catch (error) {
    if (error instanceof ConfigError) throw error
    if (error instanceof SyntaxError) throw new ConfigError('unusable', 'it is not JSON', error)
    throw new ConfigError('unreachable', 'no answer', error)
  } finally {
    clearTimeout(timer)
  }
}
