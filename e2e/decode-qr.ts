import { readFileSync } from 'node:fs'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'

/** Reads the text of the QR code in a PNG file. Returns undefined if the file shows no readable QR code. */
export function decodeQr(file: string): string | undefined {
  const { data, width, height } = PNG.sync.read(readFileSync(file))
  return jsQR(new Uint8ClampedArray(data), width, height)?.data
}
