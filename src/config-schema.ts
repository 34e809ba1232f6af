import * as v from 'valibot'
import { parseUrl } from './parse-url.ts'

/* The entries of `/config.json`. Node runs this module without a build (`src/hosting/config-check.ts`). */

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

/** The schema of a short text that people read on screen. */
const shortText = v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(400)))

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
  /** The URL that receives reports of errors. If it is empty, the portal sends no reports. */
  errorReportUrl: buildOptionalUrl(/^https:\/\//i),
  /** The allowed origins of photos, besides the origins of the portal and of the API. */
  storageOrigins: v.optional(v.array(origin), () => []),
  /** Whether the API accepts the header `Idempotency-Key`. */
  idempotencyKeys: v.optional(v.boolean(), false),
  /** The accent colours as `#rrggbb`, by neighbourhood id. */
  accents: v.optional(accents, () => ({})),
  /** What an invitation tells guests about their data. The portal has a default for each absent text. */
  guestPrivacy: v.optional(
    v.object({ purpose: shortText, audience: shortText, retention: shortText }),
    () => ({}),
  ),
}

/** The schema of `/config.json`. The file is not part of the build, so that one build serves every installation. */
export const configSchema = v.object(entrySchemas)

export type Config = v.InferOutput<typeof configSchema>

/** The names of the entries of `/config.json`. */
export const configKeys = Object.keys(entrySchemas) as (keyof Config)[]

/** A fault of `/config.json`. `isFatal` means that the portal does not start. */
export interface ConfigProblem {
  key: string
  problem: string
  isFatal: boolean
}

const isLocal = ({ hostname }: URL) => /^(?:localhost|127\.0\.0\.1|\[::1\])$/.test(hostname)

/** Whether browsers refuse the calls of a page to a URL, because only the page has https. */
const isMixedContent = (url: unknown, pageUrl: string): boolean => {
  const target = typeof url === 'string' ? parseUrl(url.trim()) : undefined
  return target?.protocol === 'http:' && !isLocal(target) && parseUrl(pageUrl)?.protocol === 'https:'
}

/** Finds the entries that a portal at `pageUrl` cannot use. `input` is the content of `/config.json`. */
export function findConfigProblems(input: unknown, pageUrl: string): ConfigProblem[] {
  const entries: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {}
  const problems: ConfigProblem[] = []
  for (const key of configKeys) {
    const isFatal = key === 'apiUrl'
    if (!v.is(entrySchemas[key], entries[key])) {
      problems.push({ key, problem: entries[key] === undefined ? 'is missing' : 'cannot be used', isFatal })
    } else if (isFatal && isMixedContent(entries[key], pageUrl)) {
      problems.push({ key, problem: 'has no https, so browsers refuse it on a page with https', isFatal })
    }
  }
  return problems
}
