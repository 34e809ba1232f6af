const maxLength = 200
const directions = 'https://www.google.com/maps/dir/?api=1&destination='

/**
 * Decodes base64 in UTF-8, also in the URL-safe form or with spaces instead of plus signs.
 * @throws if the base64 is invalid.
 */
function decode(base64: string): string {
  const standard = base64.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/** Returns the address of a page with directions to `gmp`, a destination in base64; undefined if `gmp` is invalid. */
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
