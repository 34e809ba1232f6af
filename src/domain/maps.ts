/** The longest destination that is looked up. */
const longest = 200
const directions = 'https://www.google.com/maps/dir/?api=1&destination='

/** The text of a base64 in UTF-8, also one whose plus signs came as spaces or that is written for addresses. @throws if it is none. */
function decode(base64: string): string {
  const standard = base64.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}

/**
 * The page with the directions to a place, of which `gmp` is the base64; undefined when it is none. What was
 * decoded is only ever a parameter of that one page, decoded once, of 200 characters at most.
 */
export function directionsTo(gmp: string | null): string | undefined {
  if (gmp === null) return undefined
  try {
    const place = decode(gmp).trim()
    if (place === '' || place.length > longest || /\p{Cc}/u.test(place)) return undefined
    return directions + encodeURIComponent(place)
  } catch {
    return undefined
  }
}
