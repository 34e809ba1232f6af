import { beforeEach, expect, test } from 'vitest'
import { getHandoff, readHandoff } from '@/session/handoff'
import { hostileTexts } from '../../e2e/hostile-texts'

const open = (address: string) => {
  window.history.replaceState({ idx: 3 }, '', address)
  readHandoff()
  return getHandoff()
}

beforeEach(() => window.history.replaceState(null, '', '/'))

test('the code leaves the address and the history, and is kept for the one who asks', () => {
  const length = window.history.length
  expect(open('/handoff?otc=demo-otc&module=activity#otc=demo-otc')).toEqual({
    otc: 'demo-otc',
    destination: '/activitiesReport',
  })
  expect(window.location.href).toBe(`${window.location.origin}/handoff`)
  expect(window.history.state).toBeNull()
  expect(window.history).toHaveLength(length)
  // Who asks twice is told the same, and the same thing.
  expect(getHandoff()).toBe(getHandoff())
})

test.each([
  ['authorization', '/'],
  ['activity', '/activitiesReport'],
  ['census', '/managedproperties'],
  ['construction', '/constructions'],
  ['document_submission', '/submissions'],
])('the module %s leads to %s', (module, path) => {
  expect(open(`/handoff?otc=a&module=${module}`).destination).toBe(path)
})

test('without a code there is none', () => {
  for (const address of [
    '/handoff',
    '/handoff?otc=',
    '/handoff?otc=%20',
    '/handoff?OTC=a',
    '/handoff?module=census',
  ]) {
    expect(open(address).otc, address).toBeUndefined()
  }
})

test('the address is the handoff’s however it is written, and no other page’s', () => {
  expect(open('/Handoff/?otc=one').otc).toBe('one')
  expect(window.location.pathname + window.location.search).toBe('/handoff')
  expect(open('/login?otc=two').otc).toBe('one')
  expect(window.location.search).toBe('?otc=two')
})

test(`whatever else is written there, it leads to one of the portal’s pages: ${hostileTexts.length} texts`, () => {
  const known = ['/', '/activitiesReport', '/managedproperties', '/constructions', '/submissions']
  for (const text of hostileTexts) {
    const written = encodeURIComponent(text.toWellFormed())
    for (const address of [
      `/handoff?otc=${written}&module=${written}`,
      `/handoff?otc=${written}&otc=other&module=${written}&module=census`,
    ]) {
      const { otc, destination } = open(address)
      expect(destination, address).toBe('/')
      expect(known).toContain(destination)
      expect(otc ?? '', address).toBe(text.toWellFormed().trim())
      expect(window.location.pathname + window.location.search, address).toBe('/handoff')
    }
  }
})
