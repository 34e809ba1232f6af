/*
 * A picture drawn in code, as a PNG: no file is kept, and the bytes are the same everywhere. The pixels are stored, not
 * compressed, because what compresses differs from one host to another.
 */

type Colour = readonly [red: number, green: number, blue: number]

/** Of what a head and shoulders before a wall are drawn. */
export interface PhotoColours {
  wall: Colour
  head: Colour
  shoulders: Colour
}

const side = 64

/** The PNG of a head and shoulders, 64 pixels square. */
export function drawnPhoto(colours: PhotoColours): Uint8Array {
  const header = Uint8Array.of(...bigEndian(side), ...bigEndian(side), 8, 2, 0, 0, 0)
  const signature = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)
  return joined([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', zlibStored(pixels(colours))),
    chunk('IEND', new Uint8Array()),
  ])
}

/** Rows of three bytes a pixel, each row after a byte that says that it is not filtered. */
function pixels({ wall, head, shoulders }: PhotoColours): Uint8Array {
  const rows = new Uint8Array(side * (1 + side * 3))
  for (let y = 0; y < side; y += 1) {
    for (let x = 0; x < side; x += 1) {
      const isHead = (x - 32) ** 2 + (y - 24) ** 2 < 13 ** 2
      const isShoulder = y > 40 && (x - 32) ** 2 + (y - 64) ** 2 < 24 ** 2
      const colour = isHead ? head : isShoulder ? shoulders : wall
      rows.set(colour, y * (1 + side * 3) + 1 + x * 3)
    }
  }
  return rows
}

/** A zlib stream of one block that is stored as it is. */
function zlibStored(data: Uint8Array): Uint8Array {
  const size = [data.length & 0xff, data.length >>> 8]
  const complement = size.map((byte) => byte ^ 0xff)
  return joined([
    Uint8Array.of(0x78, 0x01, 1, ...size, ...complement),
    data,
    Uint8Array.of(...bigEndian(adler(data))),
  ])
}

function chunk(type: string, data: Uint8Array): Uint8Array {
  const named = joined([new TextEncoder().encode(type), data])
  return joined([Uint8Array.of(...bigEndian(data.length)), named, Uint8Array.of(...bigEndian(crc(named)))])
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((size, part) => size + part.length, 0))
  let at = 0
  for (const part of parts) {
    whole.set(part, at)
    at += part.length
  }
  return whole
}

const bigEndian = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

function adler(data: Uint8Array): number {
  let [low, high] = [1, 0]
  for (const byte of data) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return high * 65_536 + low
}

function crc(data: Uint8Array): number {
  let value = 0xffffffff
  for (const byte of data) {
    value ^= byte
    for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1
  }
  return ~value >>> 0
}
