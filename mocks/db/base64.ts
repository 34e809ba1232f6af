const chunkSize = 0x8000

/** Encodes bytes as base64. */
export function toBase64(bytes: Uint8Array): string {
  let characters = ''
  // The bytes are converted in chunks, because the number of arguments of a call is limited.
  for (let start = 0; start < bytes.length; start += chunkSize) {
    characters += String.fromCharCode(...bytes.subarray(start, start + chunkSize))
  }
  return btoa(characters)
}

/** Decodes base64. @throws if the text is not base64. */
export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0))
}
