import { Inflate } from 'fflate'
import { ListRefusal } from './list-refusal'

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 }
/** Length of the end record of an archive, and of the longest comment after it. */
const endLength = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8
/** The bytes inflated at a time. A zip bomb expands each slice by at most a thousand times. */
const sliceLength = 4_096

interface Entry {
  name: string
  method: number
  data: Uint8Array
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength
  for (let offset = last; offset >= Math.max(0, last - longestComment); offset -= 1) {
    if (view.getUint32(offset, true) === signatures.end) return offset
  }
  throw new ListRefusal('broken')
}

/** Returns the offset of an entry's data, after its local header. */
function findDataStart(view: DataView, local: number): number {
  if (view.getUint32(local, true) !== signatures.local) throw new ListRefusal('broken')
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
}

/** Reads an entry of the central directory and returns the offset of the next one. */
function readEntry(bytes: Uint8Array, view: DataView, offset: number): { entry: Entry; next: number } {
  if (view.getUint32(offset, true) !== signatures.entry) throw new ListRefusal('broken')
  const nameEnd = offset + 46 + view.getUint16(offset + 28, true)
  const start = findDataStart(view, view.getUint32(offset + 42, true))
  return {
    entry: {
      name: new TextDecoder().decode(bytes.subarray(offset + 46, nameEnd)),
      method: view.getUint16(offset + 10, true),
      data: bytes.subarray(start, start + view.getUint32(offset + 20, true)),
    },
    next: nameEnd + view.getUint16(offset + 30, true) + view.getUint16(offset + 32, true),
  }
}

function readEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  let offset = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const { entry, next } = readEntry(bytes, view, offset)
    offset = next
    return entry
  })
}

/** Inflates in slices, so that data beyond the limit is refused whatever size the archive declares. */
function inflate(data: Uint8Array, maxBytes: number): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const inflater = new Inflate((part) => {
    size += part.length
    if (size > maxBytes) throw new ListRefusal('tooLarge')
    parts.push(part)
  })
  for (let offset = 0; offset < data.length; offset += sliceLength) {
    inflater.push(data.subarray(offset, offset + sliceLength), offset + sliceLength >= data.length)
  }
  const whole = new Uint8Array(size)
  parts.reduce((offset, part) => {
    whole.set(part, offset)
    return offset + part.length
  }, 0)
  return whole
}

function readContent({ method, data }: Entry, maxBytes: number): Uint8Array {
  if (method === deflated) return inflate(data, maxBytes)
  if (method !== stored) throw new ListRefusal('broken')
  if (data.length > maxBytes) throw new ListRefusal('tooLarge')
  return data
}

/**
 * Unpacks the files of an archive whose names match, up to a total size.
 * @throws ListRefusal if they are larger, or if the archive is unreadable.
 */
export function unzip(bytes: Uint8Array, maxBytes: number, isIncluded: (name: string) => boolean) {
  const files: Record<string, Uint8Array> = {}
  let remainingBytes = maxBytes
  try {
    for (const entry of readEntries(bytes)) {
      if (!isIncluded(entry.name)) continue
      const content = readContent(entry, remainingBytes)
      remainingBytes -= content.length
      files[entry.name] = content
    }
  } catch (error) {
    throw error instanceof ListRefusal ? error : new ListRefusal('broken')
  }
  return files
}
