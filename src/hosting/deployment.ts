import type { PageHashes } from './page-hashes.ts'

/* What the configurations of all servers have in common. Node runs this module without a build. */

export interface Deployment {
  /** The path of the portal's folder on its host, with a slash at both ends. */
  basePath: string
  /** The folder of the built files on the server, without a final slash. */
  root: string
  securityHeaders: Readonly<Record<string, string>>
  pageHashes: PageHashes
  /** The URL to which the server forwards the calls of the API; undefined if the API has another origin. */
  apiUpstream: string | undefined
  port: number
  /** The only folder in which the server may write. */
  temporaryFolder: string
  /** Whether nginx has the module for brotli. Caddy needs none. */
  hasBrotli: boolean
  brotliModule: string
}

/** The media types of the built files, by extension. The types of some servers lack the manifest, or have an old type of scripts. */
export const contentTypes: Readonly<Record<string, string>> = {
  css: 'text/css; charset=utf-8',
  html: 'text/html; charset=utf-8',
  ico: 'image/x-icon',
  js: 'text/javascript; charset=utf-8',
  json: 'application/json',
  png: 'image/png',
  svg: 'image/svg+xml',
  txt: 'text/plain; charset=utf-8',
  wasm: 'application/wasm',
  webmanifest: 'application/manifest+json',
  woff2: 'font/woff2',
}

/** The first lines of each generated file. */
export const generatedNotice: readonly string[] = [
  '`npm run deploy:files` has generated this file from `src/hosting`. Generate it again after each build and each change of',
  '`config.json`: the security policy contains hashes of the pages, and the origins of the configuration.',
]
