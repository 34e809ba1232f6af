/**
 * Decodes a UTF-8 text from base64. The base64 may be URL-safe, or have spaces instead of plus signs.
 * @throws if the base64 or the UTF-8 is invalid.
 */
export function decodeBase64(base64: string): string {
  const standard = base64.replaceAll(' ', '+').replaceAll('-', '+').replaceAll('_', '/')
  const bytes = Uint8Array.from(atob(standard), (character) => character.charCodeAt(0))
  return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
}
