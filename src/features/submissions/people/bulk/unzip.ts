import { Inflate } from 'fflate'
import { ListRefusal } from './list-refusal'

const signatures = { end: 0x06054b50, entry: 0x02014b50, local: 0x04034b50 }
/** The record at the end of an archive, and the longest comment behind it. */
const endLength = 22
const longestComment = 0xffff
const stored = 0
const deflated = 8
/** So much is inflated at once: of a bomb, at most a thousand times as much. */
const slice = 4_096

interface Entry {
  name: string
  method: number
  data: Uint8Array
}

function findEnd(view: DataView): number {
  const last = view.byteLength - endLength
  for (let at = last; at >= Math.max(0, last - longestComment); at -= 1) {
    if (view.getUint32(at, true) === signatures.end) return at
  }
  throw new ListRefusal('broken')
}

/** Where the bytes of an entry begin, behind the head that stands before them. */
function dataStart(view: DataView, local: number): number {
  if (view.getUint32(local, true) !== signatures.local) throw new ListRefusal('broken')
  return local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true)
}

/** The entry that the directory tells at a place, and where the next one is told. */
function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: Entry; next: number } {
  if (view.getUint32(at, true) !== signatures.entry) throw new ListRefusal('broken')
  const nameEnd = at + 46 + view.getUint16(at + 28, true)
  const start = dataStart(view, view.getUint32(at + 42, true))
  return {
    entry: {
      name: new TextDecoder().decode(bytes.subarray(at + 46, nameEnd)),
      method: view.getUint16(at + 10, true),
      data: bytes.subarray(start, start + view.getUint32(at + 20, true)),
    },
    next: nameEnd + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
  }
}

function entriesOf(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = findEnd(view)
  let at = view.getUint32(end + 16, true)
  return Array.from({ length: view.getUint16(end + 10, true) }, () => {
    const { entry, next } = readEntry(bytes, view, at)
    at = next
    return entry
  })
}

/** Inflates piece by piece, so that what grows beyond the limit is left there, whatever size it claims to have. */
function inflate(data: Uint8Array, maxBytes: number): Uint8Array {
  const parts: Uint8Array[] = []
  let size = 0
  const inflater = new Inflate((part) => {
    size += part.length
    if (size > maxBytes) throw new ListRefusal('tooLarge')
    parts.push(part)
  })
  for (let at = 0; at < data.length; at += slice) {
    inflater.push(data.subarray(at, at + slice), at + slice >= data.length)
  }
  const whole = new Uint8Array(size)
  parts.reduce((at, part) => {
    whole.set(part, at)
    return at + part.length
  }, 0)
  return whole
}

function contentOf({ method, data }: Entry, maxBytes: number): Uint8Array {
  if (method === deflated) return inflate(data, maxBytes)
  if (method !== stored) throw new ListRefusal('broken')
  if (data.length > maxBytes) throw new ListRefusal('tooLarge')
  return data
}

/**
 * The files of an archive whose names pass, if all of them together have at most so many bytes.
 * @throws ListRefusal if they have more, or if it is no archive that can be read.
 */
export function unzip(bytes: Uint8Array, maxBytes: number, isWanted: (name: string) => boolean) {
  const files: Record<string, Uint8Array> = {}
  let left = maxBytes
  try {
    for (const entry of entriesOf(bytes)) {
      if (!isWanted(entry.name)) continue
      const content = contentOf(entry, left)
      left -= content.length
      files[entry.name] = content
    }
  } catch (error) {
    throw error instanceof ListRefusal ? error : new ListRefusal('broken')
  }
  return files
}
