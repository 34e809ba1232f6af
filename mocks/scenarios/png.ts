/** A colour: three numbers from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number]

const toBigEndian = (value: number): number[] => [24, 16, 8, 0].map((shift) => (value >>> shift) & 0xff)

function crc32(bytes: readonly number[]): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit += 1) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0)
  }
  return ~crc >>> 0
}

function adler32(bytes: readonly number[]): number {
  let [low, high] = [1, 0]
  for (const byte of bytes) {
    low = (low + byte) % 65_521
    high = (high + low) % 65_521
  }
  return ((high << 16) | low) >>> 0
}

function createChunk(type: string, data: readonly number[]): number[] {
  const body = [...new TextEncoder().encode(type), ...data]
  return [...toBigEndian(data.length), ...body, ...toBigEndian(crc32(body))]
}

/** Creates a zlib stream of one stored (uncompressed) block of at most 65535 bytes. */
function createZlibStream(bytes: readonly number[]): number[] {
  const length = [bytes.length & 0xff, bytes.length >>> 8]
  const header = [0x78, 0x01, 0x01, ...length, ...length.map((part) => part ^ 0xff)]
  return [...header, ...bytes, ...toBigEndian(adler32(bytes))]
}

/**
 * Encodes a square PNG with `side` × `side` pixels; `side` is at most 147. The pixels are not compressed, because each host
 * would compress them differently.
 */
export function encodePng(side: number, getColour: (x: number, y: number) => Colour): Uint8Array {
  const indexes = Array.from({ length: side }, (_, index) => index)
  const pixels = indexes.flatMap((y) => [0, ...indexes.flatMap((x) => getColour(x, y))])
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...createChunk('IHDR', [...toBigEndian(side), ...toBigEndian(side), 8, 2, 0, 0, 0]),
    ...createChunk('IDAT', createZlibStream(pixels)),
    ...createChunk('IEND', []),
  ])
}
