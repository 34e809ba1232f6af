/**
 * A random key of 32 hexadecimal digits. `crypto.randomUUID` is missing on pages that are not served over
 * https.
 */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  )
