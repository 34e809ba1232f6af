import { beforeEach, expect, test } from 'vitest'
import { getHandoff, takeHandoff } from '@/session/handoff'
import { hostileTexts } from '../../e2e/hostile-texts'

/** Opens an address, and returns the handoff that the portal reads from the address. */
const openAddress = (address: string) => {
  window.history.replaceState({ idx: 3 }, '', address)
  takeHandoff()
  return getHandoff()
}

beforeEach(() => window.history.replaceState(null, '', '/'))

test('reads the code and removes it from the address and the history', () => {
  const length = window.history.length
  expect(openAddress('/handoff?otc=demo-otc&module=activity#otc=demo-otc')).toEqual({
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
])('returns the destination of the module %s: %s', (module, path) => {
  expect(openAddress(`/handoff?otc=a&module=${module}`).destination).toBe(path)
})

test('returns no code for an address without a code', () => {
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

test('ignores the case and the final slash of the path, and does not read another path', () => {
  expect(openAddress('/Handoff/?otc=one').otc).toBe('one')
  expect(window.location.pathname + window.location.search).toBe('/handoff')
  expect(openAddress('/login?otc=two').otc).toBe('one')
  expect(window.location.search).toBe('?otc=two')
})

test(`returns the start page as the destination of ${hostileTexts.length} hostile modules`, () => {
  const portalPages = ['/', '/activitiesReport', '/managedproperties', '/constructions', '/submissions']
  for (const text of hostileTexts) {
    const encoded = encodeURIComponent(text.toWellFormed())
    for (const address of [
      `/handoff?otc=${encoded}&module=${encoded}`,
      `/handoff?otc=${encoded}&otc=other&module=${encoded}&module=census`,
    ]) {
      const { otc, destination } = openAddress(address)
      expect(destination, address).toBe('/')
      expect(portalPages).toContain(destination)
      expect(otc ?? '', address).toBe(text.toWellFormed().trim())
      expect(window.location.pathname + window.location.search, address).toBe('/handoff')
    }
  }
})
