import { resolveIntendedAddress, toStartPageAddress } from '@mocks/static-host-address'
import { describe, expect, it } from 'vitest'

const host = 'https://host.example'
const folder = '/barrio/demo/'

/** Where somebody is who opened that address of a demo below `root`. */
const arrivesAt = (address: string, root = folder) =>
  resolveIntendedAddress(new URL(address, host + root), root).href.replace(host, '')

const at = (meant: string) => `?at=${encodeURIComponent(meant)}`

describe('who is sent to where the demo begins', () => {
  it.each([
    ['manageproperty/12', '/barrio/demo/manageproperty/12'],
    ['manageproperty/12?tab=a%20b&demo=v1#x', '/barrio/demo/manageproperty/12?tab=a%20b&demo=v1#x'],
    ['login/', '/barrio/demo/login'],
    ['', '/barrio/demo/'],
    ['?at=login%3Fx&y', '/barrio/demo/login?x&y'],
  ])('is at the address that was meant: %s', (meant, shown) => {
    expect(arrivesAt(at(meant))).toBe(shown)
    expect(arrivesAt(`public.html${at(meant)}`)).toBe(shown)
  })

  it('has the rest of the query there, as it was written', () => {
    expect(arrivesAt('?at=movements&demo=1;demo;now:a%2Cb&x#h')).toBe(
      '/barrio/demo/movements?demo=1;demo;now:a%2Cb&x#h',
    )
    expect(arrivesAt(`?x=1&${at('a?y=2#own').slice(1)}#other`)).toBe('/barrio/demo/a?y=2&x=1#own')
  })

  it('is so at the root of a host, too', () => {
    expect(arrivesAt(at('submissions?x'), '/')).toBe('/submissions?x')
    expect(arrivesAt('/', '/')).toBe('/')
  })

  it.each([
    '//evil.example/barrio/demo/x',
    'https://evil.example/',
    'javascript:alert(1)',
    '../../elsewhere',
    '/barrio/demolition',
    'https://host.example@evil.example/barrio/demo/',
    'https://host.example:99999/',
  ])('goes nowhere else: %s', (meant) => expect(arrivesAt(at(meant))).toBe(`/barrio/demo/${at(meant)}`))
})

it.each([
  ['index.html?x=1', '/barrio/demo/?x=1'],
  ['login/', '/barrio/demo/login'],
  ['login/?x=1', '/barrio/demo/login?x=1'],
  ['', '/barrio/demo/'],
  ['preauthorization/pass/3', '/barrio/demo/preauthorization/pass/3'],
])('the slash of a folder is not of the address: %s', (address, shown) => {
  expect(arrivesAt(address)).toBe(shown)
})

describe('an address that opens on any host', () => {
  const atStart = (address: string, root = folder) =>
    toStartPageAddress(new URL(address, host + root), root).href.replace(host, '')

  it('begins where the demo does, and can be read', () => {
    expect(atStart('manageproperty/12')).toBe('/barrio/demo/?at=manageproperty/12')
    expect(atStart('activitiesReport?pagina=2&x=%20#h', '/')).toBe('/?at=activitiesReport&pagina=2&x=%20#h')
  })

  it('is left as it is where the demo begins, and elsewhere', () => {
    expect(atStart('?x=1')).toBe('/barrio/demo/?x=1')
    expect(atStart('/other/page')).toBe('/other/page')
  })

  it.each(['manageproperty/12', 'activitiesReport?pagina=2&x=%20#h', 'goto/a%2Fb%26c%25', '?demo=1', ''])(
    'means what it was made of: %s',
    (address) => expect(arrivesAt(atStart(address))).toBe(`${folder}${address}`),
  )
})
