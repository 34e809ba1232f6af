import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { eagerModules, fetchedBy } from './eager-modules'
import { sourceFiles } from './source-tree'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = `${root}src`

/** Packages that are large, and that most users never need. */
const heavy =
  /^(react-day-picker|@headless-tree\/|uqr|react-dropzone|react-easy-crop|ical-generator|papaparse|fflate|(write|read)-excel-file)/

const app = sourceFiles(root).filter(({ path }) => path.startsWith('src/app/'))
const screens = app.flatMap(({ path }) => fetchedBy(`${root}${path}`, source))

describe('heavy packages', () => {
  it('are checked for every screen', () => {
    expect(screens.length).toBeGreaterThan(2)
  })

  it.each([`${source}/main.tsx`, `${source}/public.tsx`, ...screens].map((path) => path.slice(root.length)))(
    'are not in the initial code of %s',
    (path) => {
      const { packages } = eagerModules(`${root}${path}`, source)
      expect(packages.filter((name) => heavy.test(name))).toEqual([])
    },
  )
})
