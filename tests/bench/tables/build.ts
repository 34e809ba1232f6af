import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { buildBenchPage, buildInTemporaryFolder, installAntDesign } from '../page-builds.ts'
import { createAntDesignPage } from './ant-design-page.ts'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const benchFolder = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

/** The `file:` addresses of the two pages, and a function that removes their files. */
interface BuiltPages {
  portal: string
  antDesign: string
  remove: () => void
}

const getAddress = (output: string) => pathToFileURL(join(output, 'index.html')).href

async function buildPortalPage(folder: string): Promise<string> {
  const plugin = ['@swc/plugin-styled-components', { displayName: false, pure: true }] as const
  const output = join(folder, 'portal')
  await buildBenchPage({
    root,
    entry: join(benchFolder, 'portal-page.tsx'),
    output,
    config: {
      resolve: { alias: { '@': join(root, 'src') } },
      tools: { swc: { jsc: { experimental: { plugins: [[...plugin]] } } } },
    },
  })
  return getAddress(output)
}

async function buildAntDesignPage(folder: string): Promise<string> {
  installAntDesign(folder, ['react', 'react-dom'])
  const [entry, output] = [join(folder, 'page.tsx'), join(folder, 'antDesign')]
  writeFileSync(entry, createAntDesignPage(benchFolder))
  await buildBenchPage({ root: folder, entry, output })
  return getAddress(output)
}

/** Builds a page with the portal's table, and a page with Ant Design's table. */
export const buildPages = (): Promise<BuiltPages> =>
  buildInTemporaryFolder(async (folder, remove) => ({
    portal: await buildPortalPage(folder),
    antDesign: await buildAntDesignPage(folder),
    remove,
  }))
