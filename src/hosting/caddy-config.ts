import { contentTypes, type Deployment, generatedNotice } from './deployment.ts'
import { apiFolders, builtPageFiles, hashedFile, rootFile, staticFolder } from './page-addresses.ts'
import { getTitleChange, passWithDays } from './pass-preview.ts'
import { addPageHashes, selectResponseHeaders } from './server-config.ts'

/* Writes the configuration of Caddy. Its matchers have the patterns of `page-addresses.ts`. */

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `\t${line}`))
const buildBlock = (name: string, lines: readonly string[]) => [`${name} {`, ...indent(lines), '}']
const getPattern = ({ source }: RegExp) => source.replaceAll('\\/', '/')
const hiddenFile = `^/(?:${staticFolder}/(?:.*/)?)?\\.`

const buildHeaderBlock = (matcher: string, headers: Record<string, string>) =>
  buildBlock(
    matcher === '' ? 'header' : `header ${matcher}`,
    Object.entries(headers).map(([name, value]) => `${name} "${value}"`),
  )

/** Returns the directive that replaces the policy of an HTML file: it allows the scripts and styles of this file. */
function listPolicy(matcher: string, file: string, { securityHeaders, pageHashes }: Deployment): string[] {
  const hashes = pageHashes[file]
  if (!hashes) return []
  const name = 'Content-Security-Policy'
  return [`header ${matcher}${name} "${addPageHashes(securityHeaders, hashes)[name]}"`]
}

/** Returns the response to the links of passes whose preview has the days: a template that changes the page. */
function listPassPreview(deployment: Deployment): string[] {
  const { found, replacement } = getTitleChange('%s')
  const title = `printf ${JSON.stringify(replacement)} (placeholder "http.regexp.pass.1")`
  const template = `{{include "/shared-pass.html" | replace ${JSON.stringify(found)} (${title})}}`
  return [
    '# The preview of the link has the days of the pass.',
    `@pass path_regexp pass "${getPattern(passWithDays)}"`,
    ...buildBlock('route @pass', [
      'header Content-Type "text/html; charset=utf-8"',
      ...listPolicy('', '/shared-pass.html', deployment),
      'encode gzip',
      'templates',
      `respond \`${template}\``,
    ]),
    '',
  ]
}

/** Returns the settings of the portal's folder. The paths in them begin after the folder. */
function listFolderSettings(deployment: Deployment): string[] {
  const { root, securityHeaders, pageHashes } = deployment
  const pages = builtPageFiles.map(([file, address]) => `"~${getPattern(address)}" "/${file}"`)
  return [
    `root * "${root}"`,
    '# Hidden files, and the addresses of the API, which is not in this folder.',
    `@refused path_regexp "${hiddenFile}|^/(?:${apiFolders.join('|')})/"`,
    'error @refused 404',
    '',
    `@hashed path_regexp "${getPattern(hashedFile)}"`,
    ...buildHeaderBlock(
      '@hashed',
      selectResponseHeaders(securityHeaders, `/${staticFolder}/a.0123456789.js`, false),
    ),
    `@changing not path_regexp "${getPattern(hashedFile)}"`,
    ...buildHeaderBlock('@changing', selectResponseHeaders(securityHeaders, '/', false)),
    '',
    ...listPassPreview(deployment),
    '# The first matching pattern counts.',
    ...buildBlock('map {path} {portal_page}', pages),
    ...buildBlock('@page', [
      `not path_regexp "^/${staticFolder}/"`,
      `not path_regexp "${getPattern(rootFile)}"`,
    ]),
    'rewrite @page {portal_page}',
    ...Object.keys(pageHashes).flatMap((file) => listPolicy(`${file} `, file, deployment)),
    '',
    ...Object.entries(contentTypes).flatMap(([extension, type]) => [
      `@${extension} path *.${extension}`,
      `header @${extension} Content-Type "${type}"`,
    ]),
    '# Caddy adds it only to compressed responses.',
    'header ?Vary Accept-Encoding',
    ...buildBlock('file_server', ['precompressed br gzip', 'disable_canonical_uris']),
  ]
}

/** Returns the routes of the API, if it has the origin of the portal. */
const listApi = ({ apiUpstream }: Deployment) =>
  apiUpstream === undefined
    ? []
    : [
        `@api path ${apiFolders.map((folder) => `/${folder}/*`).join(' ')}`,
        ...buildBlock('handle @api', [`reverse_proxy ${apiUpstream}`]),
      ]

/** Builds the file `portal.caddy` with the snippet `portal`, which a site imports. */
export function buildCaddyPortal(deployment: Deployment): string {
  const { basePath, securityHeaders } = deployment
  const withoutSlash = basePath.slice(0, -1)
  const settings = listFolderSettings(deployment)
  const portal =
    basePath === '/'
      ? buildBlock('handle', buildBlock('route', settings))
      : [
          // The redirection keeps the query.
          ...buildBlock(
            `handle ${withoutSlash}`,
            buildBlock('route', [`rewrite * ${basePath}`, 'redir * {uri} 308']),
          ),
          ...buildBlock(
            `handle ${basePath}*`,
            buildBlock('route', [`uri strip_prefix ${withoutSlash}`, ...settings]),
          ),
        ]
  const lines = [
    ...generatedNotice.map((line) => `# ${line}`),
    '',
    ...buildBlock('(portal)', [
      'header -Server',
      ...listApi(deployment),
      ...portal,
      '# Caches would also keep the 404 of a file that a later build has.',
      ...buildBlock('handle_errors', [
        'header -Server',
        ...buildHeaderBlock('', selectResponseHeaders(securityHeaders, '/', true)),
        'respond "{err.status_code}"',
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}

/** Builds a whole `Caddyfile`, with which a user without privileges can run Caddy. It imports `portal.caddy`. */
export function buildCaddyServer({ basePath, port }: Deployment): string {
  // Otherwise Caddy would send an empty response.
  const otherAddresses = basePath === '/' ? [] : buildBlock('handle', ['error 404'])
  const lines = [
    ...generatedNotice.map((line) => `# ${line}`),
    '',
    '{',
    '\tadmin off',
    '}',
    '',
    'import portal.caddy',
    '',
    '# With the name of a host instead of the port, Caddy gets a certificate by itself.',
    ...buildBlock(`:${port}`, ['import portal', ...otherAddresses]),
  ]
  return `${lines.join('\n')}\n`
}
