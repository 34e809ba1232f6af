import { decodeBase64 } from './base64'

const maxLength = 200
const directions = 'https://www.google.com/maps/dir/?api=1&destination='

/** Whether a text is the coordinates of a place: latitude and longitude, separated by a comma. */
export const isLocation = (text: string): boolean =>
  /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?$/.test(text) && text.length <= maxLength

/** Returns the address of a Google Maps page with directions to a place. */
export const buildDirectionsUrlTo = (place: string): string =>
  directions + encodeURIComponent(place.toWellFormed())

/**
 * Returns the address of a Google Maps page with directions. `gmp` is the destination in base64. Returns undefined if `gmp`
 * is null or invalid.
 */
export function buildDirectionsUrl(gmp: string | null): string | undefined {
  if (gmp === null) return undefined
  try {
    const place = decodeBase64(gmp).trim()
    if (place === '' || place.length > maxLength || /\p{Cc}/u.test(place)) return undefined
    return buildDirectionsUrlTo(place)
  } catch {
    return undefined
  }
}
