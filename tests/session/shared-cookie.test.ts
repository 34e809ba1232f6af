import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { startSession } from '@/session/session-store'
import { getAdministrationUrl, getSharedDomain, shareSession } from '@/session/shared-cookie'
import { getStoredText, openStoreBeforeEach } from './open-store'
import { createCustomer, createSession, createSessionData } from './sessions'

openStoreBeforeEach()

/** The texts assigned to `document.cookie`, in order. */
let writtenCookies: string[]
/** The value of `document.cookie`. */
let cookieText: string

beforeEach(() => {
  applyConfig({ apiUrl: '', adminUrl: 'https://admin.barrio.example/web/' })
  writtenCookies = []
  cookieText = 'other=1'
  vi.spyOn(document, 'cookie', 'set').mockImplementation((text) => {
    writtenCookies.push(text)
    cookieText = `other=1; ${text.split(';')[0]}`
  })
  vi.spyOn(document, 'cookie', 'get').mockImplementation(() => cookieText)
})
afterEach(() => applyConfig({ apiUrl: '' }))

describe('sharing the session', () => {
  test('writes a one-day cookie with the token and ids but no personal data, and ends the session in the portal', () => {
    startSession(createSessionData())
    expect(shareSession(createSession())).toBe(true)
    const [pair = '', ...attributes] = (writtenCookies[0] ?? '').split('; ')
    expect(JSON.parse(decodeURIComponent(pair.replace('portal_session=', '')))).toEqual({
      token: 't-000001',
      session_id: 's-000001',
      real_property_id: 101,
    })
    expect(attributes).toEqual(['Path=/', 'Max-Age=86400', 'Secure', 'SameSite=Lax'])
    expect(getStoredText()).toBeNull()
    expect(getAdministrationUrl()).toBe('https://admin.barrio.example/web/customer-selection')
  })

  test('writes a cookie below the maximum size, even for a long token and 500 neighbourhoods', () => {
    const customers = Array.from({ length: 500 }, (_, index) => createCustomer(index + 1))
    expect(shareSession(createSession({ token: 'x'.repeat(3_900), customer: customers }))).toBe(true)
    expect(writtenCookies[0]?.split(';')[0]?.length).toBeLessThan(4_096)
  })

  test('writes a cookie for the common parent domain of the portal and the web administration', () => {
    vi.stubGlobal('location', new URL('https://portal.barrio.example'))
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    shareSession(createSession())
    vi.unstubAllGlobals()
    expect(writtenCookies[0]).toMatch(/; SameSite=Lax; Domain=barrio\.example$/)
  })

  test('writes a cookie without a neighbourhood if the user has none', () => {
    expect(shareSession(createSession({ customer: [], properties: [] }))).toBe(true)
    expect(decodeURIComponent(writtenCookies[0] ?? '')).toContain(
      'portal_session={"token":"t-000001","session_id":"s-000001"};',
    )
  })

  test('writes a cookie of 4,095 characters, and none of 4,096', () => {
    const getPair = () => writtenCookies.at(-1)?.split(';')[0] ?? ''
    shareSession(createSession({ token: 'x' }))
    const longestToken = 'x'.repeat(4_095 - getPair().length + 1)
    expect(shareSession(createSession({ token: longestToken }))).toBe(true)
    expect(getPair()).toHaveLength(4_095)
    expect(shareSession(createSession({ token: `${longestToken}x` }))).toBe(false)
    expect(writtenCookies).toHaveLength(2)
  })

  test('fails and keeps the session in the portal if the token is too long or the browser blocks cookies', () => {
    startSession(createSessionData())
    expect(shareSession(createSession({ token: 'x'.repeat(4_096) }))).toBe(false)
    expect(writtenCookies).toEqual([])
    vi.spyOn(document, 'cookie', 'set').mockImplementation(() => {})
    expect(shareSession(createSession())).toBe(false)
    expect(getStoredText()).not.toBeNull()
    expect(getAdministrationUrl()).toBeUndefined()
  })
})

describe('the shared cookie', () => {
  /** Sets the shared cookie to `value`. Returns whether the portal then has a URL of the web administration. */
  const hasAdministrationUrl = (value: string) => {
    cookieText = `portal_session=${value}`
    return getAdministrationUrl() !== undefined
  }
  const validValue = encodeURIComponent(
    JSON.stringify({ token: 't-1', session_id: 's-1', real_property_id: 101 }),
  )

  test('enables the link to the web administration only if `adminUrl` is configured', () => {
    expect(hasAdministrationUrl(validValue)).toBe(true)
    applyConfig({ apiUrl: '' })
    expect(hasAdministrationUrl(validValue)).toBe(false)
  })

  test('is ignored if its content is invalid', () => {
    const invalidValues = [
      '',
      '%',
      '%7B',
      'null',
      '[]',
      '{}',
      encodeURIComponent('{"token":""}'),
      encodeURIComponent('{"token":"t 1"}'),
      't-1',
      'undefined',
    ]
    for (const value of invalidValues) expect(hasAdministrationUrl(value), value).toBe(false)
    cookieText = `my_portal_session=${validValue}`
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
  ['portal.barrio.ar', 'admin.barrio.com', undefined],
  ['1.barrio.ar', '2.barrio.ar', 'barrio.ar'],
  ['portal.barrio.lan2', 'admin.barrio.lan2', 'barrio.lan2'],
  ['127.0.0.1', '10.0.0.1', undefined],
  ['10.1.0.1', '10.2.0.1', undefined],
  ['[::1]', 'admin.barrio.ar', undefined],
])('returns the cookie’s `Domain` for the hosts %s and %s: %s', (portalHost, administrationHost, domain) => {
  expect(getSharedDomain(portalHost, administrationHost)).toBe(domain)
})
