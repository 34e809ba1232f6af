import { config } from './config'
import type { Config } from './config-schema'
import { parseUrl } from './parse-url'

/** The entries of `config.json` whose origins the policy of the page must allow. */
const entries = [
  'apiUrl',
  'storageOrigins',
  'chatScriptUrl',
  'errorReportUrl',
] as const satisfies (keyof Config)[]

const listOrigins = (value: string | string[]) => [value].flat().map((url) => parseUrl(url)?.origin)

/** Finds the entry of `config.json` with the origin of a URL. */
function findEntry(url: string): (typeof entries)[number] | undefined {
  const origin = parseUrl(url)?.origin
  return entries.find((key) => origin !== undefined && listOrigins(config()[key]).includes(origin))
}

/**
 * When the policy of the page blocks an origin of `config.json`, names the entry on the console. If it is the origin of the API, no
 * screen can work, and calls `onApiBlocked`. Otherwise this fault of the server would look like a missing connection.
 */
export function watchPolicy(onApiBlocked: () => void): void {
  const reportedEntries = new Set<string>()
  document.addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective, disposition }) => {
    const key = disposition === 'enforce' ? findEntry(blockedURI) : undefined
    if (!key || reportedEntries.has(key)) return
    reportedEntries.add(key)
    console.error(
      `config.json: the policy of the page (${effectiveDirective}) does not allow the origin of '${key}', ${parseUrl(blockedURI)?.origin}`,
    )
    if (key === 'apiUrl' && effectiveDirective === 'connect-src') onApiBlocked()
  })
}
