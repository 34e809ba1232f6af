import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'

const antDesignPackage = 'antd@6.6.8'
const packageFile = fileURLToPath(new URL('../../package.json', import.meta.url))

/**
 * Calls `build` with a new temporary folder and a function that removes the folder. If `build` fails, removes the folder.
 */
export async function buildInTemporaryFolder<Result>(
  build: (folder: string, remove: () => void) => Promise<Result>,
): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    return await build(folder, remove)
  } catch (error) {
    remove()
    throw error
  }
}

/** Installs Ant Design in a folder, and `sharedPackages` in the versions that the portal uses. */
export function installAntDesign(folder: string, sharedPackages: readonly string[]): void {
  const { dependencies } = JSON.parse(readFileSync(packageFile, 'utf8'))
  const packages = [antDesignPackage, ...sharedPackages.map((name) => `${name}@${dependencies[name]}`)]
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }')
  const npmArguments = ['install', '--no-audit', '--no-fund', '--ignore-scripts', ...packages]
  const { status, stderr } = spawnSync('npm', npmArguments, { cwd: folder, encoding: 'utf8' })
  if (status !== 0) throw new Error(`Ant Design cannot be installed: ${stderr}`)
}

interface BenchPageBuild {
  /** The folder with the packages of the page. */
  root: string
  /** The module that renders the page. */
  entry: string
  /** The folder of the built files. */
  output: string
  config?: RsbuildConfig
}

/** Builds a React page for production. Its references are relative, so a browser can open it without a server. */
export async function buildBenchPage({ root, entry, output, config = {} }: BenchPageBuild): Promise<void> {
  const rsbuild = await createRsbuild({
    cwd: root,
    config: mergeRsbuildConfig(config, {
      mode: 'production',
      logLevel: 'error',
      plugins: [pluginReact()],
      source: { entry: { index: entry } },
      output: { distPath: output, assetPrefix: './' },
      performance: { printFileSize: false },
    }),
  })
  await (await rsbuild.build()).close()
}
