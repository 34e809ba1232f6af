import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Config } from '../config-schema.ts'
import { buildDeployFiles } from './deploy-files.ts'
import { readPageHashes } from './page-hashes.ts'
import { createRuntimeConfig, createSecurityHeaders } from './server-config.ts'

/* The program of `npm run deploy:files`: writes the configurations of nginx and Caddy for a build and its `config.json`. */

const usage = `Usage: npm run deploy:files -- [options]

  --build FOLDER    the build (dist/portal)
  --config FILE     the configuration that the server sends (config.json of the build)
  --out FOLDER      where to write the files (dist/deploy)
  --root FOLDER     the folder of the build on the server (/srv/portal)
  --port NUMBER     the port of the server (8080)
  --tmp FOLDER      the folder in which the server may write (/tmp)
  --api URL         forwards the calls of the API to this URL; needed if apiUrl is empty
  --brotli          nginx has the module brotli_static
  --example         writes deploy/example, without a build
  --brotli-module FILE   the file of that module (modules/ngx_http_brotli_static_module.so)
`

function readOptions() {
  const text = (value: string) => ({ type: 'string', default: value }) as const
  const { values } = parseArgs({
    options: {
      build: text('dist/portal'),
      config: { type: 'string' },
      out: text('dist/deploy'),
      root: text('/srv/portal'),
      port: text('8080'),
      tmp: text('/tmp'),
      api: { type: 'string' },
      brotli: { type: 'boolean', default: false },
      'brotli-module': text('modules/ngx_http_brotli_static_module.so'),
      example: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  })
  return values
}

/** Finds the path of the portal's folder in the start page of a build. @throws Error if there is no build. */
function readBasePath(folder: string): string {
  const page = `${folder}/index.html`
  const [, basePath] =
    /<link rel="manifest" href="([^"]+)manifest\.webmanifest">/.exec(
      existsSync(page) ? readFileSync(page, 'utf8') : '',
    ) ?? []
  if (basePath === undefined) throw new Error(`${folder} has no build: run 'npm run build' first`)
  return basePath
}

function readConfig(file: string): Config {
  const config: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (
    typeof config !== 'object' ||
    config === null ||
    !('apiUrl' in config) ||
    typeof config.apiUrl !== 'string'
  )
    throw new Error(`${file} has no apiUrl, so the portal would not start`)
  return createRuntimeConfig({}, config as Partial<Config>)
}

function write(options: ReturnType<typeof readOptions>): void {
  const configFile = options.config ?? `${options.build}/config.json`
  const config = readConfig(configFile)
  const basePath = options.example ? '/' : readBasePath(options.build)
  const files = buildDeployFiles({
    basePath,
    root: options.root.replace(/\/+$/, ''),
    securityHeaders: createSecurityHeaders({ config, isDevelopment: false, hasMock: false }),
    pageHashes: options.example ? {} : readPageHashes(options.build),
    apiUpstream: options.api,
    port: Number(options.port),
    temporaryFolder: options.tmp,
    hasBrotli: options.brotli,
    brotliModule: options['brotli-module'],
  })
  mkdirSync(options.out, { recursive: true })
  for (const [name, content] of Object.entries(files)) writeFileSync(`${options.out}/${name}`, content)
  console.log(`${options.out}: ${Object.keys(files).join(', ')}, for ${configFile} at ${basePath}`)
  if (config.apiUrl === '' && options.api === undefined)
    console.warn('apiUrl is empty, so the API has the origin of the portal. Name its address with --api.')
}

try {
  const options = readOptions()
  if (options.example) {
    const folder = 'deploy/example'
    Object.assign(options, { out: folder, config: `${folder}/config.json` })
  }
  if (options.help) process.stdout.write(usage)
  else write(options)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : error}\n\n${usage}`)
  process.exitCode = 1
}
