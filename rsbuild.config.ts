import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import {
  defineConfig,
  type EnvironmentConfig,
  type HtmlConfig,
  type RsbuildPlugin,
  type ServerConfig,
  type SplitChunksConfig,
} from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import type { Config } from './src/config-schema.ts'
import { demoAccounts, demoPassword } from './src/demo/accounts.ts'
import { parseBasePath } from './src/hosting/base-path-setting.ts'
import {
  createBuiltPagesPlugin,
  createEarlyScriptEnvironment,
  createPrerenderEnvironment,
} from './src/hosting/built-pages.ts'
import { createCompileHintsPlugin } from './src/hosting/compile-hints.ts'
import { createCompressedFilesPlugin } from './src/hosting/compressed-files.ts'
import { createOfflineFilesPlugin } from './src/hosting/offline-files.ts'
import { getBuiltPageFile, getPageFile, isPage } from './src/hosting/page-addresses.ts'
import { createPreviewSetup } from './src/hosting/preview-setup.ts'
import { aliases } from './src/hosting/replaced-modules.ts'
import { createHeadTags, createRootFilesPlugin } from './src/hosting/root-files.ts'
import { createRuntimeConfig, createSecurityHeaders } from './src/hosting/server-config.ts'
import { createSmallerPackagesPlugin } from './src/hosting/smaller-packages.ts'
import { createLicencePlugin } from './src/hosting/third-party-licences.ts'
import { createToolsConfig } from './src/hosting/tools-config.ts'
import { createStaticFolderPlugin } from './src/static-host/static-folder.ts'

/*
 * This file configures three builds:
 * - development (`rsbuild dev`) uses the mock backend, or the API at API_URL;
 * - demo (`--env-mode demo`) is a production build that includes the mock backend. A copy of it is for static file hosts;
 * - portal is the production build for residents, without any code of the mock backend.
 */

/**
 * The settings of the demo: the addresses of a simulated web administration, a help form and an app, and the accent colour of
 * the second neighbourhood.
 */
const demoSettings = {
  ADMIN_URL: '/administracion',
  HELP_URL: 'https://ayuda.example/formulario',
  APP_STORE_URL: 'https://tiendas.example/ios',
  PLAY_STORE_URL: 'https://tiendas.example/android',
  ACCENTS: '102=#9a4d12',
}

const resolveModule = createRequire(import.meta.url).resolve

/** Creates a plugin that writes `/config.json` into the build. An installation replaces this file with its own settings. */
const createConfigFilePlugin = (config: Config): RsbuildPlugin => ({
  name: 'runtime-configuration',
  setup(api) {
    api.processAssets({ stage: 'additional', environments: ['web'] }, ({ compilation, sources }) => {
      compilation.emitAsset('config.json', new sources.RawSource(`${JSON.stringify(config, null, 2)}\n`))
    })
  },
})

/**
 * Creates the build of the service workers, each of which is one file at the root. The portal and the page of a shared pass have
 * their own workers; the other builds have the worker of the mock backend.
 */
const createWorkerEnvironment = (hasMock: boolean): EnvironmentConfig => ({
  source: {
    entry: hasMock
      ? {
          mockServiceWorker: [
            './mocks/static-host-worker.ts',
            './mocks/stored-files-worker.ts',
            resolveModule('msw/mockServiceWorker.js'),
          ],
        }
      : { sw: './src/worker.ts', 'pass-sw': './src/pass-worker.ts' },
  },
  output: {
    target: 'web-worker',
    cleanDistPath: false,
    distPath: { js: '' },
    filename: { js: '[name].js' },
  },
})

const publicEntry = { public: './src/public.tsx' }

/** Creates the builds of the pages and of the service worker. */
const createEnvironments = (hasMock: boolean, hasWorker: boolean): Record<string, EnvironmentConfig> => ({
  web: {
    source: {
      entry: {
        index: './src/main.tsx',
        ...(hasWorker ? { login: './src/login.tsx' } : publicEntry),
      },
      preEntry: hasMock
        ? [
            './mocks/url-can-parse-polyfill.ts',
            './mocks/trusted-types-policy.ts',
            './mocks/random-uuid-polyfill.ts',
            './mocks/blocked-storage-polyfill.ts',
            './mocks/restore-address.ts',
            './mocks/panel/draw-demo-button.ts',
          ]
        : [],
    },
  },
  // The public pages are a build of their own, so that their scripts have no code that only the portal uses.
  ...(hasWorker && {
    public: {
      source: {
        entry: { ...publicEntry, invite: './src/invite.tsx', 'shared-pass': './src/shared-pass.tsx' },
      },
      splitChunks: false,
    },
  }),
  ...((hasMock || hasWorker) && { worker: createWorkerEnvironment(hasMock) }),
  ...(hasWorker && { prerender: createPrerenderEnvironment(), earlyScript: createEarlyScriptEnvironment() }),
})

/** Reads the `config.json` of a build. Returns an empty configuration if there is no build. */
function readBuiltConfig(folder: string): Partial<Config> {
  const file = `${folder}/config.json`
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {}
}

/** Prints the address of the demo, and its accounts. */
function printDemoAccounts({ urls, port }: { urls: string[]; port: number }) {
  const accounts = Object.values(demoAccounts)
  const width = Math.max(...accounts.map(({ username }) => username.length))
  const accountLines = accounts.map(
    ({ username, document, description }) => `  ${username.padEnd(width)}  DNI ${document}  ${description}`,
  )
  const address = urls[0] ?? `http://localhost:${port}`
  console.log(`\nThe portal, on its mock backend: ${address}\n\nPassword of every account: ${demoPassword}`)
  console.log(`${accountLines.join('\n')}\n`)
}

/**
 * Serves a page of the portal for every address that is no file, even if the address has a dot. A missing file and an API call
 * get the status 404.
 */
const createPageRewrites = (getFile: (pathname: string) => string): ServerConfig['historyApiFallback'] => ({
  rewrites: [
    {
      from: /./,
      to: ({ parsedUrl: { pathname } }) => {
        const address = pathname ?? '/'
        return isPage(address) && !address.startsWith('/__mock/') ? getFile(address) : address
      },
    },
  ],
})

/** Creates the constants that the bundler inserts into the code (`src/env.d.ts`). */
const createConstants = (basePath: string, hasMock: boolean, hasWorker: boolean) => ({
  'import.meta.env.PORTAL_MOCK': JSON.stringify(hasMock),
  'import.meta.env.PORTAL_WORKER': JSON.stringify(hasWorker),
  'import.meta.env.PORTAL_GLOBAL_STYLES': JSON.stringify(hasWorker),
  'import.meta.env.PORTAL_FOLDER': JSON.stringify(basePath.slice(0, -1)),
})

interface Build {
  folder: string
  /** The path of the portal's folder on its host, with a slash at both ends. */
  basePath: string
  isDemo: boolean
  hasWorker: boolean
}

/** Creates the plugins that complete a production build after the bundler. */
function createExtraPlugins(build: Build): RsbuildPlugin[] {
  const { folder, basePath, isDemo, hasWorker } = build
  if (hasWorker)
    return [
      createBuiltPagesPlugin(basePath),
      createCompileHintsPlugin(),
      createOfflineFilesPlugin(basePath),
      createSmallerPackagesPlugin(),
      createLicencePlugin(),
      createCompressedFilesPlugin(folder),
    ]
  return isDemo ? [createStaticFolderPlugin(folder, 'dist/static')] : []
}

/** Prints only the total sizes. `e2e/budgets` tests the sizes of the pages. */
const performance = { printFileSize: { total: true, detail: false } }

/**
 * Each script costs a request, and small scripts compress badly. So what the entry points share is one script, and so is what a screen
 * needs. The worker of the mock backend needs its whole program in its script (`mocks/workbook-worker.ts`).
 */
const splitChunks: SplitChunksConfig = {
  preset: 'none',
  chunks: (chunk) => !chunk.canBeInitial() && chunk.name !== 'mock-workbook',
  minSize: 120_000,
  cacheGroups: { base: { name: 'base', chunks: 'initial', minChunks: 2, enforce: true } },
}

/** All pages use one template. */
const createHtml = (basePath: string): HtmlConfig => ({
  template: './src/index.html',
  favicon: './src/assets/icon.svg',
  meta: {},
  title: '',
  tags: createHeadTags(basePath, (process.env.PORTAL_URL ?? '').replace(/\/+$/, '')),
})

export default defineConfig(({ command, envMode }) => {
  const isDevelopment = command === 'dev'
  const isDemo = !isDevelopment && envMode === 'demo'
  const hasMock = isDemo || (isDevelopment && !process.env.API_URL)
  const folder = isDemo ? 'dist/demo' : (process.env.BUILD_FOLDER ?? 'dist/portal')
  // The mock backend has the origin of the portal.
  const environment = hasMock ? { ...demoSettings, ...process.env, API_URL: '' } : process.env
  const config = createRuntimeConfig(environment, command === 'preview' ? readBuiltConfig(folder) : {})
  const hasWorker = !isDevelopment && !hasMock
  // Only the residents' build has a fixed folder. The demo finds out its folder, and the development server has none.
  const basePath = hasWorker ? parseBasePath(process.env.BASE_PATH) : '/'
  const extraPlugins = createExtraPlugins({ folder, basePath, isDemo, hasWorker })
  const getFile = hasWorker ? getBuiltPageFile : getPageFile
  const headers = createSecurityHeaders({ config, isDevelopment, hasMock })
  return {
    plugins: [pluginReact(), createConfigFilePlugin(config), createRootFilesPlugin(), ...extraPlugins],
    // Compiling all screens takes less than a second, so lazy compilation saves no time.
    dev: { lazyCompilation: false },
    source: { define: createConstants(basePath, hasMock, hasWorker) },
    environments: createEnvironments(hasMock, hasWorker),
    splitChunks,
    resolve: { alias: aliases },
    html: createHtml(basePath),
    output: { distPath: isDevelopment ? 'dist/development' : folder, assetPrefix: basePath },
    performance,
    server: {
      port: Number(process.env.PORT ?? 3000),
      cors: false,
      base: basePath,
      ...(command === 'preview'
        ? { setup: createPreviewSetup({ folder, basePath, getFile }, config, headers) }
        : { headers }),
      htmlFallback: false,
      historyApiFallback: createPageRewrites(getFile),
      printUrls: isDemo ? printDemoAccounts : true,
    },
    tools: createToolsConfig(basePath, isDevelopment, isDemo),
  }
})
