import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { pageFor } from '@/hosting/page-addresses'
import { paths } from '@/paths'
import { eagerModules, fetchedBy } from './eager-modules'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = `${root}src`
const short = (path: string) => path.slice(root.length)

/** Loads the mock and its panel; the residents' build excludes this module. */
const startOfTheMock = `${source}/demo/start-mock.ts`

/** Returns the modules and packages that an entry loads, at start or on demand. */
function reachable(entry: string) {
  const modules = new Set<string>()
  const packages = new Set<string>()
  const waiting = [entry]
  for (const start of waiting) {
    const eager = eagerModules(start, source)
    for (const name of eager.packages) packages.add(name)
    for (const module of eager.modules) {
      if (modules.has(module)) continue
      modules.add(module)
      if (module !== startOfTheMock) waiting.push(...fetchedBy(module, source))
    }
  }
  return { modules: [...modules].map(short), packages: [...packages] }
}

describe('the public pages', () => {
  const { modules, packages } = reachable(`${source}/public.tsx`)

  it('load no module of the portal, not even on demand', () => {
    expect(modules).toContain('src/features/public/InvitationScreen.tsx')
    expect(modules).toContain('src/design-system/components/QrCode/qr-matrix.ts')
    expect(modules).toContain(short(startOfTheMock))
    const others = /^src\/(app|session|patterns\/(?!form|notify|page|query-view|export))\/|^src\/main\.tsx$/
    const otherFeatures = /^src\/features\/(?!public\/)/
    expect(modules.filter((path) => others.test(path) || otherFeatures.test(path))).toEqual([])
  })

  it('have no router', () => {
    expect(packages).toContain('react-dom/client')
    expect(packages.filter((name) => /router/.test(name))).toEqual([])
  })
})

describe('the portal', () => {
  it('includes the sign-in in the entry, without another request', () => {
    const modules = eagerModules(`${source}/main.tsx`, source).modules.map(short)
    expect(modules).toContain('src/app/App.tsx')
    expect(modules).toContain('src/features/session/LoginForm.tsx')
    expect(modules.filter((path) => path.startsWith('src/features/public/'))).toEqual([])
  })
})

describe('the page for an address', () => {
  it.each([
    [paths.invitation('demo-invitation'), '/public.html'],
    [`${paths.unsubscribe('a b/ñ')}/`, '/public.html'],
    ['/invite', '/index.html'],
    ['/invite/a/b', '/index.html'],
    ['/invited/a', '/index.html'],
    ['/', '/index.html'],
    ['/login', '/index.html'],
  ])('of %s is %s', (pathname, page) => expect(pageFor(pathname)).toBe(page))

  it('is chosen by `pageFor` in the servers of development and preview', () => {
    expect(readFileSync(`${root}rsbuild.config.ts`, 'utf8')).toContain('pageFor(')
  })
})
