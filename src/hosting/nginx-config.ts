import { contentTypes, type Deployment, generatedNotice } from './deployment.ts'
import { apiFolders, builtPageFiles, hashedFile, staticFolder } from './page-addresses.ts'
import type { InlineHashes } from './page-hashes.ts'
import { getTitleChange, passWithDays } from './pass-preview.ts'
import { addPageHashes, selectResponseHeaders } from './server-config.ts'

/* Writes the configuration of nginx. Its locations have the patterns of `page-addresses.ts`. */

/** Returns the lines for the headers of a response. With `isMissing`, they are those of an error. */
function listHeaders(headers: Record<string, string>, isMissing: boolean): string[] {
  return Object.entries(headers).map(([name, value]) => {
    // The header for caches belongs to the file, and not to an error such as 405.
    const condition = name === 'Cache-Control' && !isMissing ? '' : ' always'
    return `add_header ${name} "${value}"${condition};`
  })
}

const indent = (lines: readonly string[]) => lines.map((line) => (line === '' ? '' : `    ${line}`))
const buildBlock = (name: string, lines: readonly string[]) => [`${name} {`, ...indent(lines), '}']

/** Returns the text of a pattern without its start `^/`. */
const getSource = ({ source }: RegExp) => source.replaceAll('\\/', '/').replace(/^\^\//, '')

/** Returns the text of a regular expression for the addresses of a folder. Quotes allow braces in it. */
const formatPattern = (basePath: string, pattern: RegExp): string =>
  `"^${basePath.replaceAll('.', '\\.')}${getSource(pattern)}"`

/** The variables with the hashes of the page that is sent. A location that had headers of its own would need all of them. */
const hashVariables = { scripts: ['$portal_scripts'], styles: ['$portal_styles'] }

const formatHashes = (hashes: readonly string[]) => hashes.map((hash) => ` ${hash}`).join('')
const setHashes = ({ scripts, styles }: InlineHashes) =>
  `set $portal_scripts "${formatHashes(scripts)}"; set $portal_styles "${formatHashes(styles)}";`

/** Removes the spaces before the variables, because their values begin with a space. */
const joinVariables = (line: string) => line.replaceAll(' $portal_', '$portal_')

/** Returns the directives that send an HTML file. */
function sendPage(file: string, { pageHashes }: Deployment): string {
  const hashes = pageHashes[`/${file}`]
  const variables = hashes ? `${setHashes(hashes)} ` : ''
  return `${variables}try_files /${file} =404;`
}

const listPages = (deployment: Deployment) =>
  builtPageFiles.map(
    ([file, address]) =>
      `location ~ ${formatPattern(deployment.basePath, address)} { ${sendPage(file, deployment)} }`,
  )

/** Returns the locations of the HTML files at their own paths, which service workers request. */
const listPageFiles = (deployment: Deployment) =>
  [...new Set(builtPageFiles.map(([file]) => file))].map((file) => {
    const path = `${deployment.basePath}${file}`.replaceAll('.', '\\.')
    return `location ~ "^${path}$" { ${sendPage(file, deployment)} }`
  })

/** Returns the location of the links of passes whose preview has the days. nginx can change no compressed copy. */
function listPassPreview(deployment: Deployment): string[] {
  const { basePath, hasBrotli } = deployment
  const { found, replacement } = getTitleChange('$1')
  return buildBlock(`location ~ ${formatPattern(basePath, passWithDays)}`, [
    sendPage('shared-pass.html', deployment),
    `sub_filter '${found}' '${replacement}';`,
    // nginx compares the whole media type, which has a charset here.
    'sub_filter_types *;',
    'gzip_static off;',
    'gzip on;',
    'gzip_types *;',
    ...(hasBrotli ? ['brotli_static off;'] : []),
  ])
}

/** Returns the locations of the files. They precede those of the pages, whose last pattern matches every address. */
function listFiles(deployment: Deployment): string[] {
  const { basePath, root, securityHeaders } = deployment
  const prefix = basePath.replaceAll('.', '\\.')
  const hashedHeaders = selectResponseHeaders(securityHeaders, `/${staticFolder}/a.0123456789.js`, false)
  const folders = apiFolders.join('|')
  const hashed = `"^${prefix}(${getSource(hashedFile).replace(/\$$/, '')})$"`
  return [
    '# Hidden files, and the addresses of the API, which is not in this folder.',
    `location ~ "^${prefix}(?:${staticFolder}/(?:.*/)?)?\\." { return 404; }`,
    `location ~ "^${prefix}(?:${folders})/" { return 404; }`,
    '',
    '# Files whose name has a hash of their content never change.',
    ...buildBlock(`location ~ ${hashed}`, [`alias "${root}/$1";`, ...listHeaders(hashedHeaders, false)]),
    ...listPageFiles(deployment),
    `location ~ "^${prefix}(${staticFolder}/(?:.+/)?[^/]+\\.[^/.]+|[^/]*\\.[^/.]+)$" { alias "${root}/$1"; }`,
    `location ~ "^${prefix}${staticFolder}/" { return 404; }`,
  ]
}

/** Returns the settings of the folder of the portal. */
function listFolderSettings(deployment: Deployment): string[] {
  const { root, hasBrotli, securityHeaders } = deployment
  const pageHeaders = addPageHashes(securityHeaders, hashVariables)
  return [
    `root "${root}";`,
    'server_tokens off;',
    'autoindex off;',
    'absolute_redirect off;',
    '# Sends the compressed copies of the build.',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    ...(hasBrotli ? ['brotli_static on;'] : []),
    'default_type application/octet-stream;',
    ...buildBlock(
      'types',
      Object.entries(contentTypes).map(([extension, type]) => `"${type}" ${extension};`),
    ),
    ...listHeaders(selectResponseHeaders(pageHeaders, '/', false), false).map(joinVariables),
    'error_page 404 = @portal_missing;',
  ]
}

/** Returns the locations of the API, if it has the origin of the portal. */
function listApi({ basePath, apiUpstream }: Deployment): string[] {
  if (apiUpstream === undefined) return []
  const folders = apiFolders.join('|')
  const settings = [
    "# A call that fails would be logged with its address, which may contain a secret. A call's failure is in the API's own log.",
    'error_log stderr crit;',
    `proxy_pass ${apiUpstream};`,
    'proxy_set_header Host $host;',
    'proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'client_max_body_size 10m;',
  ]
  const comment = ['# The API, whose addresses begin at the root of the host.']
  if (basePath !== '/') return [...comment, ...buildBlock(`location ~ "^/(?:${folders})/"`, settings), '']
  return [...comment, ...apiFolders.flatMap((folder) => buildBlock(`location ^~ /${folder}/`, settings)), '']
}

/** Builds the file `portal.conf`, which a `server` block includes. */
export function buildNginxPortal(deployment: Deployment): string {
  const { basePath, securityHeaders } = deployment
  const missingHeaders = selectResponseHeaders(securityHeaders, '/', true)
  const withoutSlash = basePath.slice(0, -1)
  const redirect =
    basePath === '/'
      ? []
      : [`location = ${withoutSlash} { absolute_redirect off; return 308 ${basePath}$is_args$args; }`, '']
  const lines = [
    ...generatedNotice.map((line) => `# ${line}`),
    '',
    '# The hashes in the security policy of the page that is sent.',
    setHashes({ scripts: [], styles: [] }),
    '',
    ...redirect,
    ...listApi(deployment),
    ...buildBlock(`location ^~ ${basePath}`, [
      ...listFolderSettings(deployment),
      '',
      ...listFiles(deployment),
      '',
      '# The first matching pattern counts.',
      ...listPassPreview(deployment),
      ...listPages(deployment),
    ]),
    '',
    '# Caches would also keep the 404 of a file that a later build has.',
    ...buildBlock('location @portal_missing', [
      'server_tokens off;',
      ...listHeaders(missingHeaders, true),
      'return 404;',
    ]),
  ]
  return `${lines.join('\n')}\n`
}

/** The folders of temporary files. Only `/tmp` is writable in a container with a read-only file system. */
const temporaryFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']

/** Builds a whole `nginx.conf`, with which a user without privileges can run nginx. It includes `portal.conf`. */
export function buildNginxServer({
  basePath,
  hasBrotli,
  brotliModule,
  port,
  temporaryFolder,
}: Deployment): string {
  // Otherwise nginx would send its own start page.
  const otherAddresses = basePath === '/' ? [] : ['location / { return 404; }']
  const lines = [
    ...generatedNotice.map((line) => `# ${line}`),
    '',
    ...(hasBrotli ? [`load_module "${brotliModule}";`] : []),
    'worker_processes auto;',
    `pid "${temporaryFolder}/nginx.pid";`,
    'error_log stderr warn;',
    '',
    ...buildBlock('events', ['worker_connections 1024;']),
    '',
    ...buildBlock('http', [
      '# The addresses of invitations, handoffs and password recovery contain a secret, which a log would keep.',
      'access_log off;',
      ...temporaryFolders.map((name) => `${name}_temp_path "${temporaryFolder}/${name}";`),
      'sendfile on;',
      'tcp_nopush on;',
      'server_tokens off;',
      '',
      ...buildBlock('server', [
        `listen ${port};`,
        'server_name _;',
        'include portal.conf;',
        ...otherAddresses,
      ]),
    ]),
  ]
  return `${lines.join('\n')}\n`
}
