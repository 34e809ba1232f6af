/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // Chunks, because the number of arguments of a call is limited.
  for (let from = 0; from < bytes.length; from += 0x8000) {
    characters += String.fromCharCode(...bytes.subarray(from, from + 0x8000))
  }
  return btoa(characters)
}

/** Decodes base64. @throws if the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
