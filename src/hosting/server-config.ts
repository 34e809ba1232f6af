import type { Config } from '../config'
import { parseUrl } from '../parse-url.ts'
import { mayChange } from './page-addresses.ts'
import { chatPolicy, scriptPolicy, workerPolicy } from './page-policies.ts'

/* The headers and the configuration that servers send. Node runs this module without a build. */

export type EnvironmentVariables = Record<string, string | undefined>

export interface ServedBuild {
  config: Config
  /** Whether the development server sends the pages. It injects styles and opens a WebSocket, so both are allowed. */
  isDevelopment: boolean
  /** Whether the build contains the mock, so that the policy has to allow the worker of the mock. */
  hasMock: boolean
}

/**
 * Builds the Trusted Types directives. In a page with the mock, the policy `default` allows the scripts of the workers.
 */
function trustedTypes({ config, isDevelopment, hasMock }: ServedBuild): Record<string, string[]> {
  // The live reload of the development server writes HTML without a policy, so this server sends no such directives.
  if (isDevelopment) return {}
  const chat = config.chatScriptUrl === '' ? [] : [chatPolicy]
  return {
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [scriptPolicy, ...chat, hasMock ? 'default' : workerPolicy],
  }
}

/** Parses a text such as `12=#7e22ce 15=#c2410c` into an accent colour for each neighbourhood id. */
const readAccents = (text: string): Record<string, string> =>
  Object.fromEntries([...text.matchAll(/(\d+)=(#[0-9a-f]{6})\b/gi)].map(([, id, accent]) => [id, accent]))

/** Builds the configuration from `base` and the environment. A variable that is set overrides its entry of `base`. */
export function runtimeConfig(environment: EnvironmentVariables, base: Partial<Config> = {}): Config {
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

/** Returns the origin of an absolute URL as a list; an empty list for any other text. */
function listOrigin(url: string): string[] {
  const address = parseUrl(url)
  return address ? [address.origin] : []
}

/** The SHA-256 of the empty style elements that styled-components fills through the CSSOM. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='"

/** The value of `Content-Security-Policy`. */
export function contentSecurityPolicy(served: ServedBuild): string {
  const { config, isDevelopment } = served
  const api = listOrigin(config.apiUrl)
  const chat = listOrigin(config.chatScriptUrl)
  const storage = config.storageOrigins.flatMap(listOrigin)
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

export function securityHeaders(served: ServedBuild): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(served),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
    // The addresses of recovery, invitation and handoff contain a secret, which a referrer would pass on.
    'Referrer-Policy': 'no-referrer',
    'Strict-Transport-Security': 'max-age=31536000',
    'X-Content-Type-Options': 'nosniff',
  }
}

/** Caches must revalidate the pages, the configuration and the service worker. */
export const cacheHeaders = (pathname: string): Record<string, string> =>
  mayChange(pathname) ? { 'Cache-Control': 'no-cache' } : {}
