import { safeStorage } from '@/browser-storage'
import { newKey } from '@/new-key'
import type { Device } from '../api/generated/model/device'

const key = 'portal.deviceId'
const local = safeStorage(() => window.localStorage)

/** A random name of this browser, kept so that the backend knows it again. It says nothing about who uses it. */
function deviceId(): string {
  const known = local.read(key)
  if (known !== null && /^[\w-]{8,64}$/.test(known)) return known
  const made = newKey()
  local.write(key, made)
  return made
}

const systems = [
  [/android/i, 'Android'],
  [/iphone|ipad|ipod/i, 'iOS'],
  [/windows/i, 'Windows'],
  [/mac os/i, 'macOS'],
  [/linux/i, 'Linux'],
] as const
const browsers = [
  [/edg\//i, 'Edge'],
  [/firefox\//i, 'Firefox'],
  [/chrome\//i, 'Chrome'],
  [/safari\//i, 'Safari'],
] as const

const firstMatch = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown'

/** The device block of the login, as far as a browser knows: the rest is empty. */
export function deviceInfo(version: string, userAgent: string = navigator.userAgent): Device {
  const system = firstMatch(systems, userAgent)
  const browser = firstMatch(browsers, userAgent)
  const isPhone = /mobi/i.test(userAgent)
  return {
    manufacturer: '',
    brand: browser,
    model: browser,
    base_os: system,
    build_id: '',
    system_name: system,
    system_version: '',
    version,
    readable_version: version,
    carrier: '',
    device: 'web',
    device_id: deviceId(),
    device_type: isPhone ? 'Handset' : 'Desktop',
    device_name: `${browser} ${system}`,
    user_agent: userAgent.slice(0, 500),
    is_pin_or_fingerprint_set: false,
  }
}
