import { beforeEach, describe, expect, test, vi } from 'vitest'
import { getDeviceInfo } from '@/session/device'

beforeEach(() => localStorage.clear())

const phoneUserAgent =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'
const desktopUserAgent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

test('describes the browser, the system and the version of the portal', () => {
  expect(getDeviceInfo('1.26.2', phoneUserAgent)).toMatchObject({
    brand: 'Chrome',
    base_os: 'Android',
    device_type: 'Handset',
    device: 'web',
    version: '1.26.2',
    user_agent: phoneUserAgent,
    device_name: 'Chrome Android',
    is_pin_or_fingerprint_set: false,
  })
  expect(getDeviceInfo('1.26.2', desktopUserAgent)).toMatchObject({
    brand: 'Firefox',
    base_os: 'Linux',
    device_type: 'Desktop',
  })
})

test('sends empty texts for what a browser does not know', () => {
  expect(getDeviceInfo('1.26.2', desktopUserAgent)).toMatchObject({
    manufacturer: '',
    build_id: '',
    system_version: '',
    carrier: '',
  })
})

test('shortens a long user agent, and describes an unknown browser and system as unknown', () => {
  const device = getDeviceInfo('1.26.2', 'x'.repeat(2_000))
  expect(device).toMatchObject({ brand: 'unknown', base_os: 'unknown' })
  expect(device.user_agent).toHaveLength(500)
})

describe('the device id', () => {
  const getDeviceId = () => getDeviceInfo('1.26.2', desktopUserAgent).device_id

  test('is random, and stays the same until the storage is cleared', () => {
    const first = getDeviceId()
    expect(first).toMatch(/^[\w-]{32,36}$/)
    expect(getDeviceId()).toBe(first)
    localStorage.clear()
    expect(getDeviceId()).not.toBe(first)
  })

  test.each(['<img src=x>', '<b>device-1', 'device-1</b>', 'short-7', 'x'.repeat(65)])(
    'replaces an invalid stored id: %s',
    (invalidId) => {
      localStorage.setItem('portal.deviceId', invalidId)
      const newId = getDeviceId()
      expect(newId).toMatch(/^[\w-]{32,36}$/)
      expect(localStorage.getItem('portal.deviceId')).toBe(newId)
    },
  )

  test('is created even if the storage is blocked and the page is not served over https', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    // On a page without https, browsers have no `randomUUID`.
    vi.spyOn(crypto, 'randomUUID').mockImplementation(() => {
      throw new TypeError('crypto.randomUUID is not a function')
    })
    expect(getDeviceId()).toMatch(/^[\w-]{32,36}$/)
  })
})
