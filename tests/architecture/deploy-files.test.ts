import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { buildDeployFiles } from '@/hosting/deploy-files'
import type { Deployment } from '@/hosting/deployment'
import { getBuiltPageFile, isPage } from '@/hosting/page-addresses'
import {
  allowInline,
  createRuntimeConfig,
  createSecurityHeaders,
  selectResponseHeaders,
} from '@/hosting/server-config'
import { paths } from '@/paths'

const root = new URL('../../', import.meta.url)
const readExample = (file: string) => readFileSync(new URL(`deploy/example/${file}`, root), 'utf8')

const createDeployment = (overrides: Partial<Deployment> = {}): Deployment => ({
  basePath: '/',
  root: '/srv/portal',
  securityHeaders: createSecurityHeaders({
    config: createRuntimeConfig({}, JSON.parse(readExample('config.json'))),
    isDevelopment: false,
    hasMock: false,
  }),
  pageHashes: {},
  apiUpstream: undefined,
  port: 8080,
  temporaryFolder: '/tmp',
  hasBrotli: false,
  brotliModule: 'modules/ngx_http_brotli_static_module.so',
  ...overrides,
})

/** Addresses of each page, with and without parameters and a final slash, and addresses that are no page. */
const addresses = [
  ...Object.values(paths).flatMap(({ pattern }) => {
    const complete = pattern.replace(/:\w+\??/g, 'a.b')
    const short = pattern.replace(/\/:\w+\?/g, '')
    return [complete, `${complete}/`.replace('//', '/'), short, complete.replaceAll('a.b', '7 á')]
  }),
  ...['/unknown', '/unknown/a.b', '/login/more', '/invite', '/invite/a/b', '/static', '/goto/a.b'],
]
const files = [
  ...['/icon.svg', '/sw.js', '/config.json', '/index.html', '/none.png', '/static/js/a.0123456789.js'],
  '/static/js/a.js',
]
const refused = [
  '/.env',
  '/.git/config',
  '/static/.a/b.js',
  '/static/',
  '/static/js',
  '/fapi/terms/',
  '/uploads/a.png',
]

/** What a server does with an address: it sends a file of the build, or refuses the request. */
type Answer = { file: string } | 'refused'

/** Answers as nginx does: the first location whose regular expression matches. */
function answerAsNginx(configuration: string, address: string): Answer {
  const locations = [...configuration.matchAll(/^ {4}location ~ "([^"]+)" \{\s*(.*)/gm)]
  expect(locations.length).toBeGreaterThan(20)
  for (const [, pattern = '', action = ''] of locations) {
    const match = new RegExp(pattern, 'u').exec(address)
    if (!match) continue
    const [, page] = /try_files (\S+) =404/.exec(action) ?? []
    if (page) return { file: page }
    return action.includes('alias "/srv/portal/$1"') ? { file: `/${match[1]}` } : 'refused'
  }
  throw new Error(`no location for ${address}`)
}

/** Answers as Caddy does: it refuses some addresses, and rewrites those of pages with the first pattern of its map. */
function answerAsCaddy(configuration: string, address: string, basePath: string): Answer {
  if (basePath !== '/') expect(configuration).toContain(`uri strip_prefix ${basePath.slice(0, -1)}\n`)
  const path = address.slice(basePath.length - 1)
  const find = (pattern: RegExp) => pattern.exec(configuration)?.[1] ?? '$never'
  if (new RegExp(find(/@refused path_regexp "([^"]+)"/), 'u').test(path)) return 'refused'
  const [, excluded = ''] = /@page \{([^}]+)\}\n/.exec(configuration) ?? []
  const exclusions = [...excluded.matchAll(/not path_regexp "([^"]+)"/g)].map(([, pattern = '']) => pattern)
  expect(exclusions).toHaveLength(2)
  // Caddy finds no file for the address of a folder.
  if (exclusions.some((pattern) => new RegExp(pattern, 'u').test(path)))
    return /\.[^/]+$/.test(path) ? { file: path } : 'refused'
  const pages = [...configuration.matchAll(/^\t+"~([^"]+)" "([^"]+)"$/gm)]
  const [, , file = ''] = pages.find(([, pattern = '']) => new RegExp(pattern, 'u').test(path)) ?? []
  return { file }
}

describe.each(['/', '/portal/', '/barrio.1/portal/'])('the configurations for %s', (basePath) => {
  const built = buildDeployFiles(createDeployment({ basePath }))
  const answer = {
    nginx: (address: string) => answerAsNginx(built['portal.conf'] ?? '', address),
    caddy: (address: string) => answerAsCaddy(built['portal.caddy'] ?? '', address, basePath),
  }
  const prefix = basePath.slice(0, -1)

  describe.each(['nginx', 'caddy'] as const)('of %s', (server) => {
    it.each(addresses)('answer the page %s with the file of the preview', (address) => {
      expect(isPage(address)).toBe(true)
      expect(answer[server](prefix + address)).toEqual({ file: getBuiltPageFile(address) })
    })

    it.each(files)('answer %s with the file of this path', (address) => {
      expect(isPage(address)).toBe(false)
      expect(answer[server](prefix + address)).toEqual({ file: address })
    })

    it.each(refused)('refuse %s', (address) => {
      expect(isPage(address)).toBe(false)
      expect(answer[server](prefix + address)).toBe('refused')
    })
  })
})

describe('the configurations of servers', () => {
  it('have only regular expressions that every server can read', () => {
    for (const text of Object.values(buildDeployFiles(createDeployment())))
      expect(text).not.toMatch(/\(\?[=!<]/)
  })

  it('send each header of a page, of a file that never changes, and of a missing file', () => {
    const deployment = createDeployment()
    const { 'portal.conf': nginx = '', 'portal.caddy': caddy = '' } = buildDeployFiles(deployment)
    const [page = '', missing = ''] = nginx.split('location @portal_missing')
    const [hashed = ''] = /alias[\s\S]*?\}/.exec(page) ?? []
    const select = (path: string, isMissing: boolean) =>
      Object.entries(selectResponseHeaders(deployment.securityHeaders, path, isMissing))
    const withoutVariables = page.replace(/\$portal_(?:scripts|styles);/g, ';')
    for (const [name, value] of select('/', false))
      expect(withoutVariables).toContain(`add_header ${name} "${value}"`)
    for (const [name, value] of select('/', true))
      expect(missing).toContain(`add_header ${name} "${value}" always;`)
    const hashedHeaders = select('/static/js/a.0123456789.js', false)
    for (const [name, value] of hashedHeaders) expect(hashed).toContain(`add_header ${name} "${value}"`)
    expect(hashed.match(/add_header/g)).toHaveLength(hashedHeaders.length)
    for (const [name, value] of [...select('/', false), ...select('/', true), ...hashedHeaders])
      expect(caddy).toContain(`${name} "${value}"`)
  })

  it('allow in each page its own scripts and styles, also at the path of its file', () => {
    const login = { scripts: ["'sha256-a'", "'sha256-b'"], styles: ["'sha256-c'"] }
    const pass = { scripts: [], styles: ["'sha256-d'"] }
    const deployment = createDeployment({ pageHashes: { '/login.html': login, '/shared-pass.html': pass } })
    const { 'portal.conf': nginx = '', 'portal.caddy': caddy = '' } = buildDeployFiles(deployment)
    const loginVariables = `set $portal_scripts " 'sha256-a' 'sha256-b'"; set $portal_styles " 'sha256-c'";`
    const passVariables = `set $portal_scripts ""; set $portal_styles " 'sha256-d'";`
    expect(nginx).toContain(`location ~ "^/login/?$" { ${loginVariables} try_files /login.html =404; }`)
    expect(nginx).toContain(`location ~ "^/login\\.html$" { ${loginVariables} try_files /login.html =404; }`)
    // The address of a pass, its file, and the address with a preview.
    expect(nginx.split(`${passVariables} try_files /shared-pass.html =404;`)).toHaveLength(4)
    expect(nginx).toContain('\nset $portal_scripts ""; set $portal_styles "";\n')
    const policy = deployment.securityHeaders['Content-Security-Policy'] ?? ''
    for (const [file, hashes] of [
      ['/login.html', login],
      ['/shared-pass.html', pass],
    ] as const)
      expect(caddy).toContain(`header ${file} Content-Security-Policy "${allowInline(policy, hashes)}"`)
    expect(caddy).toContain(`\theader Content-Security-Policy "${allowInline(policy, pass)}"\n`)
  })

  it('forward the calls of the API at the root of the host if it has the origin of the portal', () => {
    for (const basePath of ['/', '/portal/']) {
      const deployment = createDeployment({ basePath, apiUpstream: 'http://127.0.0.1:4010' })
      const { 'portal.conf': nginx = '', 'portal.caddy': caddy = '' } = buildDeployFiles(deployment)
      expect(nginx).toContain('proxy_pass http://127.0.0.1:4010;')
      expect(nginx).toContain('error_log stderr crit;')
      expect(nginx).toMatch(/^location (?:\^~ \/fapi\/|~ "\^\/\(\?:fapi\|)/m)
      expect(caddy).toContain('@api path /fapi/* /api/* /public/* /uploads/*')
    }
    expect(buildDeployFiles(createDeployment())['portal.conf']).not.toContain('proxy_pass')
  })

  it.each([
    { root: '/srv/"; }' },
    { apiUpstream: 'http://a/path' },
    { apiUpstream: 'ftp://a' },
    { port: Number.NaN },
  ])('cannot contain %j', (overrides) =>
    expect(() => buildDeployFiles(createDeployment(overrides))).toThrow(),
  )

  it('of the example are up to date', () => {
    for (const [name, text] of Object.entries(buildDeployFiles(createDeployment())))
      expect(text, `run npm run deploy:files -- --example for ${name}`).toBe(readExample(name))
  })
})
