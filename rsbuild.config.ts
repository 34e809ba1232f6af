import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  defineConfig,
  type EnvironmentConfig,
  type HtmlConfig,
  type RsbuildPlugin,
  type ServerConfig,
  type ToolsConfig,
} from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import type { Config } from './src/config'
import { demoAccounts, demoPassword } from './src/demo/accounts.ts'
import { isPage, pageFor } from './src/hosting/page-addresses.ts'
import { scriptPolicy, workerScript } from './src/hosting/page-policies.ts'
import { headTags, rootFiles } from './src/hosting/root-files.ts'
import { cacheHeaders, runtimeConfig, securityHeaders } from './src/hosting/server-config.ts'
import { staticFolder } from './src/static-host/static-folder.ts'

/*
 * Three flavours of one portal:
 * - development (`rsbuild dev`): with the mock backend, or with the API at API_URL;
 * - demo (`--env-mode demo`): built as for production, with the mock backend inside; and a copy for hosts of files;
 * - portal: for production, not a byte of the mock.
 */

/**
 * What the demo shows of an installation's settings: a stand-in for the web administration, a help form, an app, and the
 * accent of its second neighbourhood.
 */
const demoSettings = {
  ADMIN_URL: '/administracion',
  HELP_URL: 'https://ayuda.example/formulario',
  APP_STORE_URL: 'https://tiendas.example/ios',
  PLAY_STORE_URL: 'https://tiendas.example/android',
  ACCENTS: '102=#9a4d12',
}

const fromHere = createRequire(import.meta.url).resolve

/** Writes `/config.json` into the build: the same file that an installation replaces with its own. */
const configFile = (config: Config): RsbuildPlugin => ({
  name: 'runtime-configuration',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      compilation.emitAsset('config.json', new sources.RawSource(`${JSON.stringify(config, null, 2)}\n`))
    })
  },
})

type ServerSetup = Extract<ServerConfig['setup'], (...parameters: never[]) => unknown>

/** Answers `/config.json` from the environment, so that one build can be pointed at another API. */
const serveConfig =
  (config: Config, headers: Record<string, string>): ServerSetup =>
  ({ server }) => {
    server.middlewares.use(({ url = '/' }, response, next) => {
      const { pathname } = new URL(url, 'http://preview')
      for (const [name, value] of Object.entries(cacheHeaders(pathname))) response.setHeader(name, value)
      next()
    })
    server.middlewares.use('/config.json', (_request, response) => {
      response.writeHead(200, { ...headers, 'Content-Type': 'application/json' })
      response.end(JSON.stringify(config))
    })
  }

/** What of the code a pass needs, and the way to it, by the names that the `import()`s give. */
const offlineChunks = ['index', 'shell', 'home', 'pass', 'qr']
/** What has no name that changes with what is in it. */
const offlineFiles = ['index.html', 'icon.svg']

/** Tells the service worker, once both are built, which files to hold. */
const holdFiles = (folder: string): RsbuildPlugin => ({
  name: 'offline-files',
  setup(api) {
    const held: { url: string; revision: string | null }[] = []
    api.onAfterEnvironmentCompile(({ stats, environment }) => {
      if (environment.name !== 'web' || !stats) return
      const groups = offlineChunks.map((name) => stats.compilation.namedChunkGroups.get(name))
      const files = new Set(groups.flatMap((group) => [...(group?.getFiles() ?? [])]))
      for (const file of files) held.push({ url: `/${file}`, revision: null })
    })
    api.onAfterBuild(({ stats }) => {
      if (stats?.hasErrors()) return
      for (const file of offlineFiles) {
        const revision = createHash('sha256')
          .update(readFileSync(`${folder}/${file}`))
          .digest('hex')
        held.push({ url: `/${file}`, revision })
      }
      const script = `${folder}${workerScript}`
      writeFileSync(script, readFileSync(script, 'utf8').replace('self.portalFiles', JSON.stringify(held)))
    })
  },
})

/** A service worker: one file at the root. The residents' has the portal's own, every other build that of the mock. */
const workerEnvironment = (hasMock: boolean): EnvironmentConfig => ({
  source: {
    entry: hasMock
      ? {
          mockServiceWorker: [
            './mocks/static-host-worker.ts',
            './mocks/stored-files-worker.ts',
            fromHere('msw/mockServiceWorker.js'),
          ],
        }
      : { sw: './src/worker.ts' },
  },
  output: {
    target: 'web-worker',
    cleanDistPath: false,
    distPath: { js: '' },
    filename: { js: '[name].js' },
  },
})

/** The pages and, where there is one, the worker. */
const environmentsFor = (hasMock: boolean, hasWorker: boolean): Record<string, EnvironmentConfig> => ({
  web: {
    source: {
      entry: { index: './src/main.tsx', public: './src/public.tsx' },
      preEntry: hasMock
        ? [
            './mocks/url-can-parse-polyfill.ts',
            './mocks/trusted-types-policy.ts',
            './mocks/random-uuid-polyfill.ts',
            './mocks/restore-address.ts',
            './mocks/panel/draw-demo-button.ts',
          ]
        : [],
    },
  },
  ...((hasMock || hasWorker) && { worker: workerEnvironment(hasMock) }),
})

function builtConfig(folder: string): Partial<Config> {
  const file = `${folder}/config.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

function printDemo({ urls, port }: { urls: string[]; port: number }) {
  const all = Object.values(demoAccounts)
  const width = Math.max(...all.map(({ username }) => username.length))
  const people = all.map(
    ({ username, document, shows }) => `  ${username.padEnd(width)}  DNI ${document}  ${shows}`,
  )
  const address = urls[0] ?? `http://localhost:${port}`
  console.log(`\nThe portal, on its mock backend: ${address}\n\nPassword of every account: ${demoPassword}`)
  console.log(`${people.join('\n')}\n`)
}

/** Every address is a page of the portal, also one with a dot; a missing file or an API call is a 404. */
const pages: ServerConfig['historyApiFallback'] = {
  rewrites: [
    {
      from: /./,
      to: ({ parsedUrl: { pathname } }) => {
        const address = pathname ?? '/'
        return isPage(address) && !address.startsWith('/__mock/') ? pageFor(address) : address
      },
    },
  ],
}

function toolsFor(isDevelopment: boolean, isDemo: boolean): ToolsConfig {
  const styledComponents = [
    '@swc/plugin-styled-components',
    { displayName: isDevelopment, pure: true },
  ] as const
  return {
    rspack: isDevelopment
      ? {}
      : {
          output: {
            trustedTypes: { policyName: scriptPolicy },
            // The demo may be put into any folder of a host: it finds out where it is (see `src/base-path.ts`).
            ...(isDemo && { publicPath: 'auto' }),
          },
        },
    htmlPlugin: { publicPath: '/' },
    swc: { jsc: { experimental: { plugins: [[...styledComponents]] } } },
  }
}

/** What each page may weigh is a test's matter: a hundred lines of it would hide what a developer has to read. */
const performance = { printFileSize: { total: true, detail: false } }

/** The pages, both of one template. */
const html: HtmlConfig = {
  template: './src/index.html',
  favicon: './src/assets/icon.svg',
  meta: {},
  title: '',
  tags: headTags((process.env.PORTAL_URL ?? '').replace(/\/+$/, '')),
}

/** What a library is to find in the place of another. */
const aliases = (hasMock: boolean): Record<string, string> =>
  hasMock ? { fflate$: './mocks/synchronous-zip.ts' } : {}

export default defineConfig(({ command, envMode }) => {
  const isDevelopment = command === 'dev'
  const isDemo = !isDevelopment && envMode === 'demo'
  const hasMock = isDemo || (isDevelopment && !process.env.API_URL)
  const folder = isDemo ? 'dist/demo' : 'dist/portal'
  // The mock answers at the portal's own origin.
  const environment = hasMock ? { ...demoSettings, ...process.env, API_URL: '' } : process.env
  const config = runtimeConfig(environment, command === 'preview' ? builtConfig(folder) : {})
  const hasWorker = !isDevelopment && !hasMock
  const extras = isDemo ? [staticFolder(folder, 'dist/static')] : hasWorker ? [holdFiles(folder)] : []
  const headers = securityHeaders({ config, isDevelopment, hasMock })

  return {
    plugins: [pluginReact(), configFile(config), rootFiles(), ...extras],
    // Screens compile in well under a second: nothing is gained by waiting for the first visit.
    dev: { lazyCompilation: false },
    source: {
      define: {
        'import.meta.env.PORTAL_MOCK': JSON.stringify(hasMock),
        'import.meta.env.PORTAL_WORKER': JSON.stringify(hasWorker),
      },
    },
    environments: environmentsFor(hasMock, hasWorker),
    resolve: { alias: aliases(hasMock) },
    html,
    output: { distPath: isDevelopment ? 'dist/development' : folder },
    performance,
    server: {
      port: Number(process.env.PORT ?? 3000),
      cors: false,
      headers,
      htmlFallback: false,
      historyApiFallback: pages,
      printUrls: isDemo ? printDemo : true,
      ...(command === 'preview' ? { setup: serveConfig(config, headers) } : {}),
    },
    tools: toolsFor(isDevelopment, isDemo),
  }
})
