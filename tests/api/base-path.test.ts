import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The portal of a demo whose script lies below `basePath`. */
async function demoBelow(basePath: string) {
  vi.stubEnv('PORTAL_MOCK', 'true')
  vi.stubGlobal('__webpack_public_path__', `https://host.example${basePath}`)
  vi.stubGlobal('location', new URL(`https://host.example${basePath}manageproperty/12`))
  return { ...(await import('@/base-path')), ...(await import('@/config')) }
}

describe('a demo in a folder of a host', () => {
  it('derives its folder from the address of its script', async () => {
    const { basePath, withBasePath, stripBasePath } = await demoBelow('/barrio/demo/')
    expect(basePath).toBe('/barrio/demo/')
    expect(withBasePath('/')).toBe('/barrio/demo/')
    expect(withBasePath('/login')).toBe('/barrio/demo/login')
    expect(stripBasePath('/barrio/demo/manageproperty/12')).toBe('/manageproperty/12')
    expect(stripBasePath('/barrio/demo/')).toBe('/')
    expect(stripBasePath('/barrio/other')).toBeUndefined()
  })

  it('sends its calls to its folder', async () => {
    const { applyConfig } = await demoBelow('/barrio/demo/')
    expect(applyConfig({ apiUrl: '', helpUrl: 'https://help.example' })).toMatchObject({
      apiUrl: 'https://host.example/barrio/demo',
      helpUrl: 'https://help.example',
    })
  })
})

it('has the addresses of an installation at the root of a host', async () => {
  const { basePath, withBasePath, stripBasePath, applyConfig } = await demoBelow('/')
  expect([basePath, withBasePath('/'), withBasePath('/login'), stripBasePath('/login')]).toEqual([
    '/',
    '/',
    '/login',
    '/login',
  ])
  expect(applyConfig({ apiUrl: '' }).apiUrl).toBe('')
})

it('serves an installation at the root of its host', async () => {
  const { basePath, withBasePath, stripBasePath } = await import('@/base-path')
  expect([basePath, withBasePath('/login'), stripBasePath('/login')]).toEqual(['/', '/login', '/login'])
})
