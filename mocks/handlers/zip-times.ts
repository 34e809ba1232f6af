const endOfDirectory = 0x06054b50

/** Midnight, 1 January 1980, the earliest time in a zip. */
const first = 0x00210000

/**
 * Sets the time of every file in a zip to one instant. Whoever packs it writes the wall clock into it, and the same call
 * of the same world has to give the same bytes. Changes the bytes that it is given.
 */
export function withoutTimes(zip: Uint8Array): Uint8Array {
  const view = new DataView(zip.buffer, zip.byteOffset, zip.byteLength)
  let end = zip.byteLength - 22
  while (view.getUint32(end, true) !== endOfDirectory) end -= 1
  let entry = view.getUint32(end + 16, true)
  for (let left = view.getUint16(end + 10, true); left > 0; left -= 1) {
    view.setUint32(entry + 12, first, true)
    view.setUint32(view.getUint32(entry + 42, true) + 10, first, true)
    const lengths = [28, 30, 32].map((at) => view.getUint16(entry + at, true))
    entry += lengths.reduce((sum, length) => sum + length, 46)
  }
  return zip
}
