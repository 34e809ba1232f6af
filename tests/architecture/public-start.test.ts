import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { getBuiltPageFile, getPageFile } from '@/hosting/page-addresses'
import { paths, publicPatterns } from '@/paths'
import { listEagerModules, listModulesOnDemand } from './eager-modules'

const root = fileURLToPath(new URL('../..', import.meta.url))
const source = `${root}src`
const toRelativePath = (path: string) => path.slice(root.length)

/** The module that loads the mock backend and the demo panel. The build for residents excludes this module. */
const mockStart = `${source}/demo/start-mock.ts`

/** Lists the modules and packages that an entry loads, at its start or on demand, but not those of the mock backend. */
function listReachable(entry: string) {
  const modules = new Set<string>()
  const packages = new Set<string>()
  const queue = [entry]
  for (const start of queue) {
    const { modules: eagerModules, packages: eagerPackages } = listEagerModules(start, source)
    for (const name of eagerPackages) packages.add(name)
    for (const module of eagerModules) {
      if (modules.has(module)) continue
      modules.add(module)
      if (module !== mockStart) queue.push(...listModulesOnDemand(module, source))
    }
  }
  return { modules: [...modules].map(toRelativePath), packages: [...packages] }
}

describe('the public pages', () => {
  const { modules, packages } = listReachable(`${source}/public.tsx`)

  it('load no module that only the other screens need, not even on demand', () => {
    expect(modules).toContain('src/features/public/InvitationScreen.tsx')
    expect(modules).toContain('src/design-system/components/QrCode/qr-matrix.ts')
    expect(modules).toContain(toRelativePath(mockStart))
    const portalModules =
      /^src\/(app|session|patterns\/(?!form|notify|page|query-view|export))\/|^src\/main\.tsx$/
    const otherFeatures = /^src\/features\/(?!public\/)/
    expect(modules.filter((path) => portalModules.test(path) || otherFeatures.test(path))).toEqual([])
  })

  it('load neither the router nor the query client', () => {
    expect(packages).toContain('react-dom/client')
    expect(packages.filter((name) => /router|query/.test(name))).toEqual([])
  })
})

describe('the sign-in', () => {
  it('loads the rest of the portal, the router and the query client only after its form', () => {
    const { modules, packages } = listEagerModules(`${source}/login.tsx`, source)
    const paths = modules.map(toRelativePath)
    expect(paths).toContain('src/features/session/LoginForm.tsx')
    expect(listModulesOnDemand(`${source}/login.tsx`, source).map(toRelativePath)).toEqual([
      'src/open-portal.tsx',
    ])
    expect(
      paths.filter((path) =>
        /^src\/(?:app\/(?:App|shell)|design-system\/components\/SeasonScene)/.test(path),
      ),
    ).toEqual([])
    expect(packages.filter((name) => /router|query|dayjs/.test(name))).toEqual([])
  })
})

describe('the portal', () => {
  it('begins with the first rows, without the router, the query client, the session and the validators', () => {
    const { modules, packages } = listEagerModules(`${source}/main.tsx`, source)
    const paths = modules.map(toRelativePath)
    expect(paths).toContain('src/app/first-rows/show-first-rows.ts')
    expect(listModulesOnDemand(`${source}/main.tsx`, source).map(toRelativePath)).toEqual([
      'src/start-portal.tsx',
    ])
    const later = /^src\/(?:app\/(?:App|shell)|session\/session-|config|features\/public\/)|Login/
    expect(paths.filter((path) => later.test(path))).toEqual([])
    expect(
      packages.filter((name) => /router|query|valibot|table|base-ui\/react\/(?!csp)/.test(name)),
    ).toEqual([])
  })

  it('includes neither the sign-in form nor a public page in its initial code', () => {
    const modules = listEagerModules(`${source}/start-portal.tsx`, source).modules.map(toRelativePath)
    expect(modules).toContain('src/app/App.tsx')
    expect(modules.filter((path) => /^src\/features\/public\/|Login/.test(path))).toEqual([])
  })
})

describe('getPageFile', () => {
  it.each([
    [paths.invitation('demo-invitation'), '/public.html'],
    [`${paths.unsubscribe('a b/ñ')}/`, '/public.html'],
    [paths.sharedPass(), '/public.html'],
    [`${paths.sharedPass()}/`, '/public.html'],
    [paths.sharedPass('', 'mar 24-03, 9 a 13'), '/public.html'],
    ['/pase/a/b', '/index.html'],
    ['/invite', '/index.html'],
    ['/invite/a/b', '/index.html'],
    ['/invited/a', '/index.html'],
    ['/', '/index.html'],
    ['/login', '/index.html'],
  ])('for the path %s returns the page %s', (pathname, page) => expect(getPageFile(pathname)).toBe(page))

  it.each([
    [paths.login(), '/login.html'],
    ['/login/', '/login.html'],
    ['/login/a', '/not-found.html'],
    [paths.invitation('a b/ñ'), '/invite.html'],
    [paths.unsubscribe('a'), '/public.html'],
    [paths.sharedPass(), '/shared-pass.html'],
    [paths.home(), '/index.html'],
    [paths.editAuthorization(7001), '/authorization-form.html'],
    [paths.newInvitation(), '/invitation-form.html'],
    [paths.lot(201), '/lot.html'],
    [paths.newSubmission(101), '/new-submission.html'],
    ['/unknown', '/not-found.html'],
    ['/invite/a/b', '/not-found.html'],
    [paths.handoff(), '/index.html'],
    [`${paths.goto()}/`, '/index.html'],
    [paths.passwordRecover('a', 'b'), '/index.html'],
    [paths.passwordRecoverForm(), '/index.html'],
  ])("in the residents' build, the path %s has the page %s", (pathname, page) =>
    expect(getBuiltPageFile(pathname)).toBe(page),
  )

  it.each(Object.values(paths).filter(({ pattern }) => !publicPatterns.includes(pattern)))(
    'has a built page for each screen that needs a session: $pattern',
    ({ pattern }) => {
      const page = getBuiltPageFile(pattern)
      expect(page === '/index.html').toBe(pattern === '/')
    },
  )

  it.each(publicPatterns)('has another page than the 404 page for the public screen %s', (pattern) =>
    expect(getBuiltPageFile(pattern.replace('?', ''))).not.toBe('/not-found.html'),
  )

  it('is used by the configuration of the development and preview servers', () => {
    expect(readFileSync(`${root}rsbuild.config.ts`, 'utf8')).toContain('getBuiltPageFile : getPageFile')
  })
})
