import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { theirPage } from './theirs.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const here = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const antDesign = 'antd@6.6.8'

/** The addresses of the two pages, and how to be rid of them. */
interface BuiltPages {
  ours: string
  theirs: string
  remove: () => void
}

/** One page with all that it needs, which opens without a server. */
async function build(folder: string, entry: string, config: RsbuildConfig): Promise<string> {
  const rsbuild = await createRsbuild({
    cwd: folder,
    config: {
      ...config,
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: { entry: { index: entry } },
      output: { ...config.output, assetPrefix: './' },
      performance: { printFileSize: false },
    },
  })
  await (await rsbuild.build()).close()
  return pathToFileURL(join(String(config.output?.distPath), 'index.html')).href
}

function buildOurs(folder: string): Promise<string> {
  const plugin = ['@swc/plugin-styled-components', { displayName: false, pure: true }] as const
  return build(root, join(here, 'ours.tsx'), {
    resolve: { alias: { '@': join(root, 'src') } },
    output: { distPath: join(folder, 'ours') },
    tools: { swc: { jsc: { experimental: { plugins: [[...plugin]] } } } },
  })
}

function buildTheirs(folder: string): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = [antDesign, ...['react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`)]
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'page.tsx'), theirPage(here))
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]
  const { status, stderr } = spawnSync('npm', install, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Ant Design cannot be installed: ${stderr}`)
  return build(folder, join(folder, 'page.tsx'), { output: { distPath: join(folder, 'theirs') } })
}

/** Builds our table and Ant Design's, each as a page. */
export async function buildPages(): Promise<BuiltPages> {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return { ours: await buildOurs(folder), theirs: await buildTheirs(folder), remove }
  } catch (error) {
    remove()
    throw error
  }
}
