import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** The text of a QR in a PNG file, as a scanner at the gate would read it. */
export function decodeQr(file: string): string | undefined {
  const { data, width, height } = PNG.sync.read(readFileSync(file))
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}
