import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { createRsbuild, type EnvironmentConfig, loadConfig, mergeRsbuildConfig } from '@rsbuild/core'
import SondaRspackPlugin from 'sonda/rspack'

const usage = `Usage: npm run bundle -- [options]

Builds the residents' portal, and lists for each page the JavaScript that loads with it: the bytes after compression with
brotli, by package. The folders of src count as packages.

  --page NAME  lists only this page, with each file
  --help       shows this text
`

const root = fileURLToPath(new URL('../..', import.meta.url))
const folder = join(root, 'dist/bundle')
/** The builds of the pages (`rsbuild.config.ts`). */
const environments = ['web', 'public'] as const
const getReportFile = (environment: string) => join(folder, `report-${environment}.json`)

/** A script, or the part of a source file in a script. `brotli` is in bytes; for a part, it is an estimate. */
interface Resource {
  kind: 'asset' | 'chunk' | string
  name: string
  parent?: string
  brotli?: number
}

/** Adds source maps to the build of pages, because they tell which part of a script belongs to which source file. */
const createReportConfig = (environment: string): EnvironmentConfig => ({
  output: { sourceMap: { js: 'hidden-source-map' } },
  tools: {
    rspack: {
      plugins: [
        new SondaRspackPlugin({
          format: 'json',
          filename: getReportFile(environment),
          brotli: true,
          include: [/\.js$/],
        }),
      ],
    },
  },
})

/** Builds the portal, and returns the parts of its scripts. */
async function build(): Promise<readonly Resource[]> {
  const { content } = await loadConfig({ cwd: root, command: 'build' })
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(content, {
      logLevel: 'error',
      output: { distPath: folder },
      performance: { printFileSize: false },
      environments: Object.fromEntries(environments.map((name) => [name, createReportConfig(name)])),
    }),
  })
  await (await rsbuild.build()).close()
  return environments.flatMap((name) => JSON.parse(readFileSync(getReportFile(name), 'utf8')).resources)
}

/** Returns the names of the scripts that load with a page: those of the first scripts, and those of its screen. */
function listScripts(page: string): string[] {
  const html = readFileSync(join(folder, page), 'utf8')
  const screenScripts = /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? []
  return [
    ...[...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, address = '']) => address),
    ...screenScripts,
  ]
}

/** Returns the npm package of a source file, or its folder in `src`. */
function getPackage(file: string): string {
  const [, name] = /.*node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(file) ?? []
  return name ?? /src\/(?:features\/)?[^/]+/.exec(file)?.[0] ?? 'bundler'
}

const sum = (resources: readonly Resource[]) => resources.reduce((total, { brotli = 0 }) => total + brotli, 0)
const toKb = (bytes: number) => `${(bytes / 1000).toFixed(1).padStart(8)} kB`

/** Lists the sizes of one page, the largest first. */
function printPage(page: string, resources: readonly Resource[], isDetailed: boolean) {
  const scripts = new Set(listScripts(page))
  const isLoaded = (file = '') => [...scripts].some((script) => file.endsWith(script))
  const total = sum(resources.filter(({ kind, name }) => kind === 'asset' && isLoaded(name)))
  const parts = resources.filter(({ kind, parent }) => kind === 'chunk' && isLoaded(parent))
  const groups = Map.groupBy(parts, ({ name }) => (isDetailed ? name : getPackage(name)))
  const rows = [...groups].map(([name, group]) => ({ name, size: sum(group) }))
  console.log(`\n${page}: ${toKb(total).trim()} in ${scripts.size} scripts`)
  for (const { name, size } of rows
    .sort((left, right) => right.size - left.size)
    .slice(0, isDetailed ? 200 : 14))
    console.log(`${toKb(size)}  ${name}`)
}

const { values } = parseArgs({
  options: { page: { type: 'string' }, help: { type: 'boolean', default: false } },
})
if (values.help) console.log(usage)
else {
  const resources = await build()
  const pages = readdirSync(folder).filter((file) => file.endsWith('.html'))
  for (const page of values.page ? [`${values.page}.html`] : pages)
    printPage(page, resources, values.page !== undefined)
}
