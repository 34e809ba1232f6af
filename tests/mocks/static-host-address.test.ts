import { resolveIntendedAddress, toRootAddress } from '@mocks/static-host-address'
import { describe, expect, it } from 'vitest'

const origin = 'https://host.example'
const folder = '/barrio/demo/'

/** Resolves an opened address, which is relative to `root`, and returns the intended address without its origin. */
const resolveAddress = (address: string, root = folder) =>
  resolveIntendedAddress(new URL(address, origin + root), root).href.replace(origin, '')

const createAtQueryString = (intendedPath: string) => `?at=${encodeURIComponent(intendedPath)}`

describe('resolveIntendedAddress', () => {
  it.each([
    ['manageproperty/12', '/barrio/demo/manageproperty/12'],
    ['manageproperty/12?tab=a%20b&demo=v1#x', '/barrio/demo/manageproperty/12?tab=a%20b&demo=v1#x'],
    ['login/', '/barrio/demo/login'],
    ['', '/barrio/demo/'],
    ['?at=login%3Fx&y', '/barrio/demo/login?x&y'],
  ])('restores the intended address from the parameter `at`: %s', (intendedPath, expected) => {
    expect(resolveAddress(createAtQueryString(intendedPath))).toBe(expected)
    expect(resolveAddress(`public.html${createAtQueryString(intendedPath)}`)).toBe(expected)
  })

  it('keeps the other query parameters unchanged, after those of the intended address', () => {
    expect(resolveAddress('?at=movements&demo=1;demo;now:a%2Cb&x#h')).toBe(
      '/barrio/demo/movements?demo=1;demo;now:a%2Cb&x#h',
    )
    expect(resolveAddress(`?x=1&${createAtQueryString('a?y=2#own').slice(1)}#other`)).toBe(
      '/barrio/demo/a?y=2&x=1#own',
    )
  })

  it('restores the intended address if the demo is at the root of its host', () => {
    expect(resolveAddress(createAtQueryString('submissions?x'), '/')).toBe('/submissions?x')
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
  ])('ignores the parameter `at` if its address is outside the demo: %s', (intendedPath) =>
    expect(resolveAddress(createAtQueryString(intendedPath))).toBe(
      `/barrio/demo/${createAtQueryString(intendedPath)}`,
    ),
  )
})

it.each([
  ['index.html?x=1', '/barrio/demo/?x=1'],
  ['login/', '/barrio/demo/login'],
  ['login/?x=1', '/barrio/demo/login?x=1'],
  ['', '/barrio/demo/'],
  ['preauthorization/pass/3', '/barrio/demo/preauthorization/pass/3'],
])('resolveIntendedAddress removes a trailing slash and `index.html`: %s', (address, expected) => {
  expect(resolveAddress(address)).toBe(expected)
})

describe('toRootAddress', () => {
  /** Converts an address, which is relative to `root`, and returns the result without its origin. */
  const convertAddress = (address: string, root = folder) =>
    toRootAddress(new URL(address, origin + root), root).href.replace(origin, '')

  it('moves the path to the query parameter `at`, and does not encode its slashes', () => {
    expect(convertAddress('manageproperty/12')).toBe('/barrio/demo/?at=manageproperty/12')
    expect(convertAddress('activitiesReport?pagina=2&x=%20#h', '/')).toBe(
      '/?at=activitiesReport&pagina=2&x=%20#h',
    )
  })

  it('returns the address of the root, and an address outside the demo, unchanged', () => {
    expect(convertAddress('?x=1')).toBe('/barrio/demo/?x=1')
    expect(convertAddress('/other/page')).toBe('/other/page')
  })

  it.each(['manageproperty/12', 'activitiesReport?pagina=2&x=%20#h', 'goto/a%2Fb%26c%25', '?demo=1', ''])(
    'returns an address that resolves to the original address: %s',
    (address) => expect(resolveAddress(convertAddress(address))).toBe(`${folder}${address}`),
  )
})
