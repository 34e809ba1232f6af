import type { Config } from '../config-schema.ts'
import { parseUrl } from '../parse-url.ts'
import { isApiPath, isHashedFile } from './page-addresses.ts'
import type { InlineHashes } from './page-hashes.ts'
import { chatPolicy, scriptPolicy, workerPolicy } from './page-policies.ts'

/* The headers and the configuration that servers send. Node runs this module without a build. */

export type EnvironmentVariables = Record<string, string | undefined>

export interface ServedBuild {
  config: Config
  /** Whether the development server sends the pages. Its pages need inline styles and a WebSocket. */
  isDevelopment: boolean
  /** Whether the build contains the mock backend. Its workers need the Trusted Types policy `default`. */
  hasMock: boolean
}

/**
 * Builds the Trusted Types directives. With the mock backend, the policy `default` replaces `workerPolicy`, and allows the
 * scripts of the mock backend's workers.
 */
function buildTrustedTypesDirectives({
  config,
  isDevelopment,
  hasMock,
}: ServedBuild): Record<string, string[]> {
  // These directives would block the live reload of the development server, which inserts HTML without a Trusted Types policy.
  if (isDevelopment) return {}
  const chat = config.chatScriptUrl === '' ? [] : [chatPolicy]
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [scriptPolicy, ...chat, hasMock ? 'default' : workerPolicy],
  }
}

/** Parses a text such as `12=#7e22ce 15=#c2410c` into an accent colour for each neighbourhood id. */
const parseAccents = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\d+)=(#[0-9a-f]{6})\b/gi)].map(([, id, accent]) => [id, accent]))

/** Builds the configuration from `base` and the environment variables. A variable that is set overrides the value in `base`. */
export function createRuntimeConfig(environment: EnvironmentVariables, base: Partial<Config> = {}): Config {
  const getText = (
    variable: string,
    key: Exclude<keyof Config, 'idempotencyKeys' | 'storageOrigins' | 'accents' | 'guestPrivacy'>,
  ) => environment[variable] ?? base[key] ?? ''
  const idempotencyKeysText = environment.IDEMPOTENCY_KEYS
  const origins = environment.STORAGE_ORIGINS?.split(/\s+/).filter((origin) => origin !== '')
  return {
    apiUrl: getText('API_URL', 'apiUrl'),
    adminUrl: getText('ADMIN_URL', 'adminUrl'),
    helpUrl: getText('HELP_URL', 'helpUrl'),
    supportUrl: getText('SUPPORT_URL', 'supportUrl'),
    chatScriptUrl: getText('CHAT_SCRIPT_URL', 'chatScriptUrl'),
    appStoreUrl: getText('APP_STORE_URL', 'appStoreUrl'),
    playStoreUrl: getText('PLAY_STORE_URL', 'playStoreUrl'),
    errorReportUrl: getText('ERROR_REPORT_URL', 'errorReportUrl'),
    storageOrigins: origins ?? base.storageOrigins ?? [],
    accents: environment.ACCENTS === undefined ? (base.accents ?? {}) : parseAccents(environment.ACCENTS),
    guestPrivacy: base.guestPrivacy ?? {},
    idempotencyKeys:
      idempotencyKeysText === undefined ? (base.idempotencyKeys ?? false) : idempotencyKeysText === 'true',
  }
}

/** Returns the origin of an absolute URL as a list; an empty list for any other text. */
function listOrigin(url: string): string[] {
  const address = parseUrl(url)
  return address ? [address.origin] : []
}

/** The SHA-256 of an empty text. It allows the empty style elements that styled-components fills through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** Builds the value of the header `Content-Security-Policy`. It allows no script and no style in the HTML (`allowInline`). */
export function contentSecurityPolicy(served: ServedBuild): string {
  const { config, isDevelopment } = served
  const api = listOrigin(config.apiUrl)
  const chat = listOrigin(config.chatScriptUrl)
  const storage = config.storageOrigins.flatMap(listOrigin)
  const reports = listOrigin(config.errorReportUrl)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...storage, ...chat, ...reports, ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...buildTrustedTypesDirectives(served),
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/**
 * Returns the policy of a page, which also allows the scripts and styles with these hashes. A server's variables may take the place of
 * the hashes. Each page has a policy of its own: browsers take longer for a policy with the hashes of all pages.
 */
export function allowInline(policy: string, { scripts, styles }: InlineHashes): string {
  const added: Record<string, readonly string[]> = { 'script-src': scripts, 'style-src': styles }
  return policy
    .split('; ')
    .map((directive) => [directive, ...(added[directive.split(' ')[0] ?? ''] ?? [])].join(' '))
    .join('; ')
}

/** Adds the hashes of a page to its policy. Other files have no hashes. */
export function addPageHashes(
  securityHeaders: Readonly<Record<string, string>>,
  hashes: InlineHashes | undefined,
): Readonly<Record<string, string>> {
  const policy = securityHeaders['Content-Security-Policy']
  if (policy === undefined || !hashes) return securityHeaders
  return { ...securityHeaders, 'Content-Security-Policy': allowInline(policy, hashes) }
}

const oneYearSeconds = 31_536_000

export function createSecurityHeaders(served: ServedBuild): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(served),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    // The addresses of password recovery, invitations and handoffs contain a secret, which the header `Referer` would reveal.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': `max-age=${oneYearSeconds}; includeSubDomains`,
    'X-Content-Type-Options': 'nosniff',
  }
}

/** The security headers that browsers read only in the response of a page or a worker. */
const pageHeaders: readonly string[] = [
  'Content-Security-Policy',
  'Cross-Origin-Opener-Policy',
  'Permissions-Policy',
]

/**
 * Returns the names of the security headers that a server need not send with a file. Scripts without them save 1.5 KB each,
 * which matters because a page loads ten.
 */
const listNeedlessHeaders = (pathname: string): readonly string[] =>
  isHashedFile(pathname) ? pageHeaders : []

/** Returns the header that makes caches revalidate a file, or keep it if it never changes. A response of the API has its own. */
function createCacheHeaders(pathname: string): Record<string, string> {
  if (isApiPath(pathname)) return {}
  const neverChanges = isHashedFile(pathname)
  return { 'Cache-Control': neverChanges ? `public, max-age=${oneYearSeconds}, immutable` : 'no-cache' }
}

/**
 * Selects the headers of a response among `securityHeaders`, and adds the one for caches. `pathname` begins after the portal's folder.
 * `isMissing` means that there is no such file: a cache would also keep the 404 of a file that a later build has.
 */
export function selectResponseHeaders(
  securityHeaders: Readonly<Record<string, string>>,
  pathname: string,
  isMissing: boolean,
): Record<string, string> {
  if (isMissing) return { ...securityHeaders, 'Cache-Control': 'no-store' }
  const needless = listNeedlessHeaders(pathname)
  const sent = Object.entries(securityHeaders).filter(([name]) => !needless.includes(name))
  return { ...Object.fromEntries(sent), ...createCacheHeaders(pathname) }
}
