import type { Config } from './config'
import { mayChange } from './page-addresses.ts'
import { chatPolicy, scriptPolicy, workerPolicy } from './page-policies.ts'
import { parseUrl } from './parse-url.ts'

/*
 * What a server says with the portal: its headers and its runtime configuration. Development, preview, the container
 * and the tests take both from here. Never part of a bundle; run by Node as it is.
 */

/** Variables of the environment, as in `process.env`. */
export type Environment = Record<string, string | undefined>

export interface Served {
  /** The runtime configuration that the portal will read. */
  config: Config
  /** The development server: its styles and its socket are not those of a build. */
  isDevelopment: boolean
  /** A build that carries the mock backend, whose worker has to be let in. */
  hasMock: boolean
}

/** In a page with the mock, its `default` policy lets in the worker's script and nothing else. */
function trustedTypes({ config, isDevelopment, hasMock }: Served): Record<string, string[]> {
  // What reloads the page in development writes HTML as it likes.
  if (isDevelopment) return {}
  const chat = config.chatScriptUrl === '' ? [] : [chatPolicy]
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [scriptPolicy, ...chat, hasMock ? 'default' : workerPolicy],
  }
}

/** `12=#7e22ce 15=#c2410c`: the accent of each neighbourhood, by the id of its real property. */
const readAccents = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\d+)=(#[0-9a-f]{6})\b/gi)].map(([, id, accent]) => [id, accent]))

/** The installation's settings: each variable that is set replaces what `base` says. */
export function runtimeConfig(environment: Environment, base: Partial<Config> = {}): Config {
  const text = (
    variable: string,
    key: Exclude<keyof Config, 'idempotencyKeys' | 'storageOrigins' | 'accents'>,
  ) => environment[variable] ?? base[key] ?? ''
  const keys = environment.IDEMPOTENCY_KEYS
  const origins = environment.STORAGE_ORIGINS?.split(/\s+/).filter((text) => text !== '')
  return {
    apiUrl: text('API_URL', 'apiUrl'),
    adminUrl: text('ADMIN_URL', 'adminUrl'),
    helpUrl: text('HELP_URL', 'helpUrl'),
    supportUrl: text('SUPPORT_URL', 'supportUrl'),
    chatScriptUrl: text('CHAT_SCRIPT_URL', 'chatScriptUrl'),
    appStoreUrl: text('APP_STORE_URL', 'appStoreUrl'),
    playStoreUrl: text('PLAY_STORE_URL', 'playStoreUrl'),
    storageOrigins: origins ?? base.storageOrigins ?? [],
    accents: environment.ACCENTS === undefined ? (base.accents ?? {}) : readAccents(environment.ACCENTS),
    idempotencyKeys: keys === undefined ? (base.idempotencyKeys ?? false) : keys === 'true',
  }
}

/** The origin of an absolute address; nothing for a relative or an empty one, which is the portal's own. */
function originOf(url: string): string[] {
  const address = parseUrl(url)
  return address ? [address.origin] : []
}

/** SHA-256 of the empty text: styled-components fills empty style elements through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The policy of the page, as the value of `Content-Security-Policy`. */
export function contentSecurityPolicy(served: Served): string {
  const { config, isDevelopment } = served
  const api = originOf(config.apiUrl)
  const chat = originOf(config.chatScriptUrl)
  const storage = config.storageOrigins.flatMap(originOf)
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...chat],
    'style-src': ["'self'", isDevelopment ? "'unsafe-inline'" : emptyStyle],
    'img-src': ["'self'", 'data:', 'blob:', ...api, ...storage],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...api, ...storage, ...chat, ...(isDevelopment ? ['ws:'] : [])],
    'frame-src': chat.length > 0 ? chat : ["'none'"],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    ...trustedTypes(served),
  }
  return Object.entries(directives)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ')
}

/** Every header of every answer of the portal's own server. */
export function securityHeaders(served: Served): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(served),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    // Recovery, invitation and handoff addresses carry a secret; no other page gains from a referrer.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** What is said besides the security headers: a cache asks for pages, for the configuration and for the worker anew. */
export const cacheHeaders = (pathname: string): Record<string, string> =>
  mayChange(pathname) ? { 'Cache-Control': 'no-cache' } : {}
