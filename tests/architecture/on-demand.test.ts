import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { eagerModules, fetchedBy } from './eager-modules'
import { sourceFiles } from './source-tree'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = `${root}src`

/** Calendars, trees, QR codes, drop zones, calendar files and spreadsheets: heavy, and most readers open none of them. */
const heavy =
  /^(react-day-picker|@headless-tree\/|uqr|react-dropzone|react-easy-crop|ical-generator|papaparse|fflate|(write|read)-excel-file)/

const app = sourceFiles(root).filter(({ path }) => path.startsWith('src/app/'))
const screens = app.flatMap(({ path }) => fetchedBy(`${root}${path}`, source))

describe('what is heavy comes on demand', () => {
  it('looks at every screen', () => {
    expect(screens.length).toBeGreaterThan(2)
  })

  it.each([`${source}/main.tsx`, `${source}/public.tsx`, ...screens].map((path) => path.slice(root.length)))(
    'not with %s',
    (path) => {
      const { packages } = eagerModules(`${root}${path}`, source)
      expect(packages.filter((name) => heavy.test(name))).toEqual([])
    },
  )
})
