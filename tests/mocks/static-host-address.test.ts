import { resolveIntendedAddress, toRootAddress } from '@mocks/static-host-address'
import { describe, expect, it } from 'vitest'

const origin = 'https://host.example'
const folder = '/barrio/demo/'

/** Returns the address that the demo below `root` shows for an opened address. */
const resolveAddress = (address: string, root = folder) =>
  resolveIntendedAddress(new URL(address, origin + root), root).href.replace(origin, '')

const createAtQuery = (intendedPath: string) => `?at=${encodeURIComponent(intendedPath)}`

describe('resolveIntendedAddress', () => {
  it.each([
    ['manageproperty/12', '/barrio/demo/manageproperty/12'],
    ['manageproperty/12?tab=a%20b&demo=v1#x', '/barrio/demo/manageproperty/12?tab=a%20b&demo=v1#x'],
    ['login/', '/barrio/demo/login'],
    ['', '/barrio/demo/'],
    ['?at=login%3Fx&y', '/barrio/demo/login?x&y'],
  ])('restores the intended address: %s', (intendedPath, expected) => {
    expect(resolveAddress(createAtQuery(intendedPath))).toBe(expected)
    expect(resolveAddress(`public.html${createAtQuery(intendedPath)}`)).toBe(expected)
  })

  it('keeps the other query parameters unchanged', () => {
    expect(resolveAddress('?at=movements&demo=1;demo;now:a%2Cb&x#h')).toBe(
      '/barrio/demo/movements?demo=1;demo;now:a%2Cb&x#h',
    )
    expect(resolveAddress(`?x=1&${createAtQuery('a?y=2#own').slice(1)}#other`)).toBe(
      '/barrio/demo/a?y=2&x=1#own',
    )
  })

  it('restores an address of a demo at the root of a host', () => {
    expect(resolveAddress(createAtQuery('submissions?x'), '/')).toBe('/submissions?x')
    expect(resolveAddress('/', '/')).toBe('/')
  })

  it.each([
    '//evil.example/barrio/demo/x',
    'https://evil.example/',
    'javascript:alert(1)',
    '../../elsewhere',
    '/barrio/demolition',
    'https://host.example@evil.example/barrio/demo/',
    'https://host.example:99999/',
  ])('ignores an address outside the demo: %s', (intendedPath) =>
    expect(resolveAddress(createAtQuery(intendedPath))).toBe(`/barrio/demo/${createAtQuery(intendedPath)}`),
  )
})

it.each([
  ['index.html?x=1', '/barrio/demo/?x=1'],
  ['login/', '/barrio/demo/login'],
  ['login/?x=1', '/barrio/demo/login?x=1'],
  ['', '/barrio/demo/'],
  ['preauthorization/pass/3', '/barrio/demo/preauthorization/pass/3'],
])('removes the trailing slash and the file name: %s', (address, expected) => {
  expect(resolveAddress(address)).toBe(expected)
})

describe('toRootAddress', () => {
  const toStartAddress = (address: string, root = folder) =>
    toRootAddress(new URL(address, origin + root), root).href.replace(origin, '')

  it('moves the path to a readable query parameter', () => {
    expect(toStartAddress('manageproperty/12')).toBe('/barrio/demo/?at=manageproperty/12')
    expect(toStartAddress('activitiesReport?pagina=2&x=%20#h', '/')).toBe(
      '/?at=activitiesReport&pagina=2&x=%20#h',
    )
  })

  it('returns the start page and addresses outside the demo unchanged', () => {
    expect(toStartAddress('?x=1')).toBe('/barrio/demo/?x=1')
    expect(toStartAddress('/other/page')).toBe('/other/page')
  })

  it.each(['manageproperty/12', 'activitiesReport?pagina=2&x=%20#h', 'goto/a%2Fb%26c%25', '?demo=1', ''])(
    'can be resolved to the original address: %s',
    (address) => expect(resolveAddress(toStartAddress(address))).toBe(`${folder}${address}`),
  )
})
