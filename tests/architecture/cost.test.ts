import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { createRsbuild } from '@rsbuild/core'
import { pluginReact } from '@rsbuild/plugin-react'
import { expect, test } from 'vitest'
import { listEagerModules } from './eager-modules'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = join(root, 'src')

/** Builds the code, and returns the compressed size of its initial scripts in bytes. */
async function measureScripts(code: string): Promise<number> {
  // The folder is inside the project, so that the build resolves packages.
  const folder = mkdtempSync(join(root, 'node_modules/.budget-'))
  try {
    writeFileSync(join(folder, 'entry.tsx'), code)
    const rsbuild = await createRsbuild({
      cwd: root,
      config: {
        mode: 'production',
        logLevel: 'error',
        plugins: [pluginReact()],
        source: { entry: { index: join(folder, 'entry.tsx') } },
        resolve: { alias: { '@': source } },
        output: { distPath: join(folder, 'dist'), sourceMap: false },
        tools: {
          swc: { jsc: { experimental: { plugins: [['@swc/plugin-styled-components', { pure: true }]] } } },
        },
      },
    })
    await (await rsbuild.build()).close()
    const scripts = readFileSync(join(folder, 'dist/index.html'), 'utf8').matchAll(/src="([^"]+\.js)"/g)
    return [...scripts].reduce(
      (sum, [, path = '']) => sum + brotliCompressSync(readFileSync(join(folder, 'dist', path))).length,
      0,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/** An entry that uses only React and styled-components. */
const baseCode = `
import { createRoot } from 'react-dom/client'
import styled, { createGlobalStyle, css, keyframes } from 'styled-components'
const Box = styled.div\`color: red\`
const Global = createGlobalStyle\`body { color: red }\`
createRoot(document.body).render(<Box data-x={[css, keyframes].length}><Global /></Box>)
`

test('design-system modules that `main.tsx` imports statically add at most 25 KB to React and styled-components', async () => {
  const { modules: initialModules } = listEagerModules(join(source, 'main.tsx'), source)
  const modules = initialModules.filter((path) => path.startsWith(join(source, 'design-system')))
  expect(modules.length).toBeGreaterThan(20)
  const imports = modules.map((path, index) => `import * as part${index} from ${JSON.stringify(path)}`)
  const moduleNames = modules.map((_, index) => `part${index}`).join(', ')
  const [baseSize, totalSize] = [
    await measureScripts(baseCode),
    await measureScripts(
      `${imports.join('\n')}\n${baseCode}\nObject.assign(globalThis, { used: [${moduleNames}] })`,
    ),
  ]
  expect((totalSize - baseSize) / 1024, 'KB of brotli').toBeLessThanOrEqual(25)
  expect((totalSize - baseSize) / 1024, 'the modules are in the build').toBeGreaterThan(5)
})
