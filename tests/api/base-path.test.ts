import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** Imports the tested modules as in a demo with its script in the folder `basePath`. */
async function importDemo(basePath: string) {
  vi.stubEnv('PORTAL_MOCK', 'true')
  vi.stubGlobal('__webpack_public_path__', `https://host.example${basePath}`)
  vi.stubGlobal('location', new URL(`https://host.example${basePath}manageproperty/12`))
  return { ...(await import('@/base-path')), ...(await import('@/config')) }
}

describe('a demo in a folder of a host', () => {
  it('derives the base path from the URL of the script, adds it to paths, and strips it from paths', async () => {
    const { basePath, withBasePath, stripBasePath } = await importDemo('/barrio/demo/')
    expect(basePath).toBe('/barrio/demo/')
    expect(withBasePath('/')).toBe('/barrio/demo/')
    expect(withBasePath('/login')).toBe('/barrio/demo/login')
    expect(stripBasePath('/barrio/demo/manageproperty/12')).toBe('/manageproperty/12')
    expect(stripBasePath('/barrio/demo/')).toBe('/')
    expect(stripBasePath('/barrio/other')).toBeUndefined()
  })

  it('uses the URL of the folder as the URL of the API', async () => {
    const { applyConfig } = await importDemo('/barrio/demo/')
    expect(applyConfig({ apiUrl: '', helpUrl: 'https://help.example' })).toMatchObject({
      apiUrl: 'https://host.example/barrio/demo',
      helpUrl: 'https://help.example',
    })
  })
})

it('uses the base path / for a demo at the root of a host', async () => {
  const { basePath, withBasePath, stripBasePath, applyConfig } = await importDemo('/')
  expect([basePath, withBasePath('/'), withBasePath('/login'), stripBasePath('/login')]).toEqual([
    '/',
    '/',
    '/login',
    '/login',
  ])
  expect(applyConfig({ apiUrl: '' }).apiUrl).toBe('')
})

it('uses the base path / for a portal that is not a demo', async () => {
  const { basePath, withBasePath, stripBasePath } = await import('@/base-path')
  expect([basePath, withBasePath('/login'), stripBasePath('/login')]).toEqual(['/', '/login', '/login'])
})
