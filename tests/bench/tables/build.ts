import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { createAntDesignPage } from './ant-design-page.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const benchFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')
const antDesignPackage = 'antd@6.6.8'

/** The addresses of the two pages, and a function that removes their files. */
interface BuiltPages {
  portal: string
  antDesign: string
  remove: () => void
}

/** Builds a page that a browser can open without a server. Returns the `file:` address of the page. */
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

function buildPortalPage(folder: string): Promise<string> {
  const plugin = ['@swc/plugin-styled-components', { displayName: false, pure: true }] as const
  return build(root, join(benchFolder, 'portal-page.tsx'), {
    resolve: { alias: { '@': join(root, 'src') } },
    output: { distPath: join(folder, 'portal') },
    tools: { swc: { jsc: { experimental: { plugins: [[...plugin]] } } } },
  })
}

function buildAntDesignPage(folder: string): Promise<string> {
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  const packages = [
    antDesignPackage,
    ...['react', 'react-dom'].map((name) => `${name}@${dependencies[name]}`),
  ]
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  writeFileSync(join(folder, 'page.tsx'), createAntDesignPage(benchFolder))
  const npmArguments = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]
  const { status, stderr } = spawnSync('npm', npmArguments, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Ant Design cannot be installed: ${stderr}`)
  return build(folder, join(folder, 'page.tsx'), { output: { distPath: join(folder, 'antDesign') } })
}

/** Builds a page with the portal's table, and a page with Ant Design's table. */
export async function buildPages(): Promise<BuiltPages> {
  const folder = mkdtempSync(join(tmpdir(), 'tables-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return { portal: await buildPortalPage(folder), antDesign: await buildAntDesignPage(folder), remove }
  } catch (error) {
    remove()
    throw error
  }
}
