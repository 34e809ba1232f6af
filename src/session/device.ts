import { createSafeStorage } from '@/browser-storage'
import { newKey } from '@/new-key'
import type { Device } from '../api/generated/model/device'

const key = 'portal.deviceId'
const local = createSafeStorage(() => window.localStorage)

/**
 * Returns the random id of this browser. Creates and stores a new id if no valid one is stored. The id does not identify the
 * user.
 */
function getDeviceId(): string {
  const storedId = local.read(key)
  if (storedId?.match(/^[\w-]{8,64}$/)) return storedId
  const id = newKey()
  local.write(key, id)
  return id
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

const findFirstMatch = (table: readonly (readonly [RegExp, string])[], text: string) =>
  table.find(([pattern]) => pattern.test(text))?.[1] ?? 'unknown'

/**
 * Returns the object `device` of the login request. `version` is the version of the portal. Of the fields that a
 * browser cannot know, the texts are empty and the flag is false. `brand` and `model` are the name of the browser.
 */
export function getDeviceInfo(version: string, userAgent: string = navigator.userAgent): Device {
  const system = findFirstMatch(systems, userAgent)
  const browser = findFirstMatch(browsers, userAgent)
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
    device_id: getDeviceId(),
    device_type: isPhone ? 'Handset' : 'Desktop',
    device_name: `${browser} ${system}`,
    user_agent: userAgent.slice(0, 500),
    is_pin_or_fingerprint_set: false,
  }
}
