/** Creates a random key of 32 hexadecimal digits. `crypto.randomUUID` does not exist in pages without https. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
