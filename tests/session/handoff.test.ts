import { beforeEach, expect, test } from 'vitest'
import { getHandoff, readHandoff } from '@/session/handoff'
import { hostileTexts } from '../../e2e/hostile-texts'

const open = (address: string) => {
  window.history.replaceState({ idx: 3 }, '', address)
  readHandoff()
  return getHandoff()
}

beforeEach(() => window.history.replaceState(null, '', '/'))

test('reads the code and removes it from the address and the history', () => {
  const length = window.history.length
  expect(open('/handoff?otc=demo-otc&module=activity#otc=demo-otc')).toEqual({
    otc: 'demo-otc',
    destination: '/activitiesReport',
  })
  expect(window.location.href).toBe(`${window.location.origin}/handoff`)
  expect(window.history.state).toBeNull()
  expect(window.history).toHaveLength(length)
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

test('reads no code from an address without one', () => {
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

test('ignores case and a final slash, and reads no other address', () => {
  expect(open('/Handoff/?otc=one').otc).toBe('one')
  expect(window.location.pathname + window.location.search).toBe('/handoff')
  expect(open('/login?otc=two').otc).toBe('one')
  expect(window.location.search).toBe('?otc=two')
})

test(`leads to a page of the portal for any parameters: ${hostileTexts.length} texts`, () => {
  const known = ['/', '/activitiesReport', '/managedproperties', '/constructions', '/submissions']
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text.toWellFormed())
    for (const address of [
      `/handoff?otc=${encoded}&module=${encoded}`,
      `/handoff?otc=${encoded}&otc=other&module=${encoded}&module=census`,
    ]) {
      const { otc, destination } = open(address)
      expect(destination, address).toBe('/')
      expect(known).toContain(destination)
      expect(otc ?? '', address).toBe(text.toWellFormed().trim())
      expect(window.location.pathname + window.location.search, address).toBe('/handoff')
    }
  }
})
