const maxLength = 200
const directions = 'https://www.google.com/maps/dir/?api=1&destination='

/**
 * Decodes a UTF-8 text from base64. The base64 may be URL-safe, or have spaces instead of plus signs.
 * @throws if the base64 or the UTF-8 is invalid.
 */
function decode(base64: string): string {
  const standard = base64.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/**
 * Returns the address of a Google Maps page with directions. `gmp` is the destination in base64. Returns undefined if `gmp`
 * is null or invalid.
 */
export function buildDirectionsUrl(gmp: string | null): string | undefined {
  if (gmp === null) return undefined
  try {
    const place = decode(gmp).trim()
    if (place === '' || place.length > maxLength || /\p{Cc}/u.test(place)) return undefined
    return directions + encodeURIComponent(place)
  } catch {
    return undefined
  }
}
