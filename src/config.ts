import * as v from 'valibot'
import { root, rooted } from './root'

/** An address as an operator writes it: without the spaces around it and the final slash. Empty is none. */
const address = (schemes: RegExp) =>
  v.optional(
    v.pipe(
      v.string(),
      v.trim(),
      v.check((text) => text === '' || (schemes.test(text) && URL.canParse(text))),
      v.transform((text) => text.replace(/\/+$/, '')),
    ),
    '',
  )

/** What a link may lead to; an address with another scheme could run a script. */
const link = address(/^(?:https?:\/\/|mailto:|tel:)/i)

const origin = v.pipe(
  v.string(),
  v.trim(),
  v.check((text) => /^https:\/\//i.test(text) && URL.canParse(text)),
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
  /** Origin of the API, without a final slash. Empty is the portal's own origin. */
  apiUrl: address(/^https?:\/\//i),
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

const defaults = v.parse(configSchema, {})
/** The portal shows nothing until it knows its configuration, so it does not wait for it for ever. */
const patienceMs = 5_000
let current = defaults

/** The configuration as read at start; the defaults before that. */
export const config = (): Readonly<Config> => current

/** Takes a configuration. An entry that cannot be used counts as absent, and takes none of the others with it. */
export function takeConfig(input: unknown): Config {
  const given: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  for (const [name, schema] of Object.entries(entries)) {
    if (!v.is(schema, given[name])) delete given[name]
  }
  current = v.parse(configSchema, given)
  // The mock answers where the portal stands, which need not be the root of its origin.
  if (import.meta.env.PORTAL_MOCK && root !== '/') {
    current = { ...current, apiUrl: location.origin + root.slice(0, -1) }
  }
  return current
}

/** Reads `/config.json`. A portal without one uses its own origin. */
export async function loadConfig(): Promise<Config> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(), patienceMs)
  try {
    const response = await fetch(rooted('/config.json'), {
      credentials: 'omit',
      cache: 'no-cache',
      signal: controller.signal,
    })
    return takeConfig(response.ok ? await response.json() : {})
  } catch {
    return takeConfig({})
  } finally {
    clearTimeout(timer)
  }
}
