import { afterEach, describe, expect, it, vi } from 'vitest'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.resetModules()
})

/** The portal of a demo whose script lies below `root`. */
async function demoBelow(root: string) {
  vi.stubEnv('PORTAL_MOCK', 'true')
  vi.stubGlobal('__webpack_public_path__', `https://host.example${root}`)
  vi.stubGlobal('location', new URL(`https://host.example${root}manageproperty/12`))
  return { ...(await import('@/root')), ...(await import('@/config')) }
}

describe('a demo in a folder of a host', () => {
  it('knows where it stands, however deep the address is that is open', async () => {
    const { root, rooted, pathWithin } = await demoBelow('/barrio/demo/')
    expect(root).toBe('/barrio/demo/')
    expect(rooted('/')).toBe('/barrio/demo/')
    expect(rooted('/login')).toBe('/barrio/demo/login')
    expect(pathWithin('/barrio/demo/manageproperty/12')).toBe('/manageproperty/12')
    expect(pathWithin('/barrio/demo/')).toBe('/')
    expect(pathWithin('/barrio/other')).toBeUndefined()
  })

  it('asks its backend there', async () => {
    const { takeConfig } = await demoBelow('/barrio/demo/')
    expect(takeConfig({ apiUrl: '', helpUrl: 'https://help.example' })).toMatchObject({
      apiUrl: 'https://host.example/barrio/demo',
      helpUrl: 'https://help.example',
    })
  })
})

it('a demo at the root of a host has the addresses of an installation', async () => {
  const { root, rooted, pathWithin, takeConfig } = await demoBelow('/')
  expect([root, rooted('/'), rooted('/login'), pathWithin('/login')]).toEqual(['/', '/', '/login', '/login'])
  expect(takeConfig({ apiUrl: '' }).apiUrl).toBe('')
})

it('an installation is at the root of its host', async () => {
  const { root, rooted, pathWithin } = await import('@/root')
  expect([root, rooted('/login'), pathWithin('/login')]).toEqual(['/', '/login', '/login'])
})
