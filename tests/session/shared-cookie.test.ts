import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { startSession } from '@/session/session-store'
import { getAdministrationUrl, getSharedDomain, shareSession } from '@/session/shared-cookie'
import { openStoreBeforeEach, stored } from './open-store'
import { customer, sessionData, sessionOf } from './sessions'

openStoreBeforeEach()

/** The cookies that are written. */
let written: string[]
let jar: string

beforeEach(() => {
  applyConfig({ apiUrl: '', adminUrl: 'https://admin.barrio.example/web/' })
  written = []
  jar = 'other=1'
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    written.push(text)
    jar = `other=1; ${text.split(';')[0]}`
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => jar)
})
afterEach(() => applyConfig({ apiUrl: '' }))

describe('sharing the session', () => {
  test('writes the token and ids for one day, without personal data', () => {
    startSession(sessionData())
    expect(shareSession(sessionOf())).toBe(true)
    const [pair = '', ...attributes] = (written[0] ?? '').split('; ')
    expect(JSON.parse(decodeURIComponent(pair.replace('portal_session=', '')))).toEqual({
      token: 't-000001',
      session_id: 's-000001',
      real_property_id: 101,
    })
    expect(attributes).toEqual(['Path=/', 'Max-Age=86400', 'Secure', 'SameSite=Lax'])
    expect(stored()).toBeNull()
    expect(getAdministrationUrl()).toBe('https://admin.barrio.example/web/customer-selection')
  })

  test('stays below the maximum size of a cookie', () => {
    const many = Array.from({ length: 500 }, (_, at) => customer(at + 1))
    expect(shareSession(sessionOf({ token: 'x'.repeat(3_900), customer: many }))).toBe(true)
    expect(written[0]?.split(';')[0]?.length).toBeLessThan(4_096)
  })

  test('changes nothing if the token is too long or the browser refuses cookies', () => {
    startSession(sessionData())
    expect(shareSession(sessionOf({ token: 'x'.repeat(4_096) }))).toBe(false)
    expect(written).toEqual([])
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    expect(shareSession(sessionOf())).toBe(false)
    expect(stored()).not.toBeNull()
    expect(getAdministrationUrl()).toBeUndefined()
  })
})

describe('the shared cookie', () => {
  const holds = (value: string) => {
    jar = `portal_session=${value}`
    return getAdministrationUrl() !== undefined
  }
  const good = encodeURIComponent(JSON.stringify({ token: 't-1', session_id: 's-1', real_property_id: 101 }))

  test('leads to the administration only if one is configured', () => {
    expect(holds(good)).toBe(true)
    applyConfig({ apiUrl: '' })
    expect(holds(good)).toBe(false)
  })

  test('is ignored if its content is invalid', () => {
    const others = [
      '',
      '%',
      '%7B',
      'null',
      '[]',
      '{}',
      encodeURIComponent('{"token":""}'),
      't-1',
      'undefined',
    ]
    for (const other of others) expect(holds(other), other).toBe(false)
    jar = `my_portal_session=${good}`
    expect(getAdministrationUrl()).toBeUndefined()
  })
})

test.each([
  ['portal.barrio.ar', 'admin.barrio.ar', 'barrio.ar'],
  ['portal.barrio.ar', 'barrio.ar', 'barrio.ar'],
  ['barrio.ar', 'admin.barrio.ar', 'barrio.ar'],
  ['a.b.barrio.com.ar', 'c.b.barrio.com.ar', 'b.barrio.com.ar'],
  ['portal.barrio.ar', 'portal.barrio.ar', undefined],
  ['portal.barrio.ar', 'admin.otro.ar', undefined],
  ['localhost', 'admin.localhost', undefined],
  ['127.0.0.1', '10.0.0.1', undefined],
  ['[::1]', 'admin.barrio.ar', undefined],
])('%s and %s share %s', (host, other, domain) => {
  expect(getSharedDomain(host, other)).toBe(domain)
})
