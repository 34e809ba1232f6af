import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { listEagerModules, listModulesOnDemand } from './eager-modules'
import { listSourceFiles } from './source-tree'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = `${root}src`

/** Packages that are large, and that most users never need. */
const largePackages =
  /^(react-day-picker|@headless-tree\/|uqr|react-dropzone|react-easy-crop|ical-generator|papaparse|fflate|(write|read)-excel-file)/

const appFiles = listSourceFiles(root).filter(({ path }) => path.startsWith('src/app/'))
/** The modules that `src/app` imports on demand: mostly the screens. */
const screens = appFiles.flatMap(({ path }) => listModulesOnDemand(`${root}${path}`, source))

describe('large packages', () => {
  it('are checked in more than two screens that load on demand', () => {
    expect(screens.length).toBeGreaterThan(2)
  })

  it.each([`${source}/main.tsx`, `${source}/public.tsx`, ...screens].map((path) => path.slice(root.length)))(
    'are not imported statically by %s, directly or through other modules',
    (path) => {
      const { packages } = listEagerModules(`${root}${path}`, source)
      expect(packages.filter((name) => largePackages.test(name))).toEqual([])
    },
  )
})
