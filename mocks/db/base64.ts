/** Bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // In pieces: a call takes so many arguments and no more.
  for (let from = 0; from < bytes.length; from += 0x8000) {
    characters += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  }
  return btoa(characters)
}

/** The bytes of a base64 text. @throws if it is none. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
