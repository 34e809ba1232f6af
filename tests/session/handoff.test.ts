import { beforeEach, expect, test } from 'vitest'
import { getHandoff, takeHandoff } from '@/session/handoff'
import { hostileTexts } from '../../e2e/hostile-texts'

/** Opens an address, and returns the last handoff that the portal has read from an address. */
const openAddress = (address: string) => {
  window.history.replaceState({ idx: 3 }, '', address)
  takeHandoff()
  return getHandoff()
}

beforeEach(() => window.history.replaceState(null, '', '/'))

test('reads the one-time code, and removes it from the address and the history', () => {
  const length = window.history.length
  expect(openAddress('/handoff?otc=demo-otc&module=activity#otc=demo-otc')).toEqual({
    otc: 'demo-otc',
    path: '/activitiesReport',
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
])('reads the module %s, and returns the path that opens after the sign-in: %s', (module, path) => {
  expect(openAddress(`/handoff?otc=a&module=${module}`).path).toBe(path)
})

test('returns no one-time code for an address without a one-time code', () => {
  for (const address of [
    '/handoff',
    '/handoff?otc=',
    '/handoff?otc=%20',
    '/handoff?OTC=a',
    '/handoff?module=census',
  ]) {
    expect(openAddress(address).otc, address).toBeUndefined()
  }
})

test("reads a one-time code at '/handoff' in any letter case and with a final slash, and ignores other paths", () => {
  expect(openAddress('/Handoff/?otc=one').otc).toBe('one')
  expect(window.location.pathname + window.location.search).toBe('/handoff')
  expect(openAddress('/login?otc=two').otc).toBe('one')
  expect(window.location.search).toBe('?otc=two')
})

test(`reads ${hostileTexts.length} hostile texts as one-time codes, and returns the home page for these texts as modules`, () => {
  const portalPages = ['/', '/activitiesReport', '/managedproperties', '/constructions', '/submissions']
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text.toWellFormed())
    for (const address of [
      `/handoff?otc=${encoded}&module=${encoded}`,
      `/handoff?otc=${encoded}&otc=other&module=${encoded}&module=census`,
    ]) {
      const { otc, path } = openAddress(address)
      expect(path, address).toBe('/')
      expect(portalPages).toContain(path)
      expect(otc ?? '', address).toBe(text.toWellFormed().trim())
      expect(window.location.pathname + window.location.search, address).toBe('/handoff')
    }
  }
})
