import * as v from 'valibot'

/** The runtime configuration, served beside the portal as `/config.json`, so that one build serves every installation. */
const configSchema = v.object({
  /** Origin of the API, without a final slash. Empty is the portal's own origin. */
  apiUrl: v.optional(v.string(), ''),
  /** Web administration; without it nothing links there. */
  adminUrl: v.optional(v.string(), ''),
  /** The external help form of the login. */
  helpUrl: v.optional(v.string(), ''),
  supportUrl: v.optional(v.string(), ''),
  chatScriptUrl: v.optional(v.string(), ''),
  /** Whether the API accepts the header `Idempotency-Key`. */
  idempotencyKeys: v.optional(v.boolean(), false),
})

export type Config = v.InferOutput<typeof configSchema>

const defaults = v.parse(configSchema, {})
let current = defaults

/** The configuration as read at start; the defaults before that. */
export const config = (): Readonly<Config> => current

/** Takes a configuration; what is not one is refused whole, and the defaults stand. */
export function takeConfig(input: unknown): Config {
  const result = v.safeParse(configSchema, input)
  current = result.success ? { ...result.output, apiUrl: result.output.apiUrl.replace(/\/+$/, '') } : defaults
  return current
}

/** Reads `/config.json`. A portal without one uses its own origin. */
export async function loadConfig(): Promise<Config> {
  try {
    const response = await fetch('/config.json', { credentials: 'omit' })
    return takeConfig(response.ok ? await response.json() : {})
  } catch {
    return takeConfig({})
  }
}
