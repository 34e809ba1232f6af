import { Inflate } from 'fflate'
import { ListRefusal } from './list-refusal'

/*
 * The records of the ZIP format. `signature` is the number at the start of a record, and `length` is the length of a
 * record without the fields of variable length. The other numbers are the offsets of fields within the record.
 */
const endRecord = { signature: 0x06054b50, length: 22, entryCount: 10, directoryOffset: 16 } as const
const directoryEntry = {
  signature: 0x02014b50,
  length: 46,
  method: 10,
  compressedSize: 20,
  nameLength: 28,
  extraLength: 30,
  commentLength: 32,
  headerOffset: 42,
} as const
const localHeader = { signature: 0x04034b50, length: 30, nameLength: 26, extraLength: 28 } as const
const maxCommentLength = 0xffff
const methods = { stored: 0, deflated: 8 } as const
/** The number of compressed bytes that are inflated at a time. Their output is at most about a thousand times as long. */
const sliceLength = 4_096

interface Entry {
  name: string
  method: number
  data: Uint8Array
}

/** Returns the offset of the end record, which precedes the comment at the end of the archive. */
function findEndRecord(view: DataView): number {
  const lastOffset = view.byteLength - endRecord.length
  for (let offset = lastOffset; offset >= Math.max(0, lastOffset - maxCommentLength); offset -= 1) {
    if (view.getUint32(offset, true) === endRecord.signature) return offset
  }
  throw new ListRefusal('broken')
}

/** Returns the offset of an entry's data, which follow the local header. */
function findDataOffset(view: DataView, headerOffset: number): number {
  if (view.getUint32(headerOffset, true) !== localHeader.signature) throw new ListRefusal('broken')
  const nameLength = view.getUint16(headerOffset + localHeader.nameLength, true)
  const extraLength = view.getUint16(headerOffset + localHeader.extraLength, true)
  return headerOffset + localHeader.length + nameLength + extraLength
}

/** Reads the entry at an offset of the central directory. `nextOffset` is the offset of the following entry. */
function readEntry(bytes: Uint8Array, view: DataView, offset: number): { entry: Entry; nextOffset: number } {
  if (view.getUint32(offset, true) !== directoryEntry.signature) throw new ListRefusal('broken')
  const nameOffset = offset + directoryEntry.length
  const nameEnd = nameOffset + view.getUint16(offset + directoryEntry.nameLength, true)
  const extraLength = view.getUint16(offset + directoryEntry.extraLength, true)
  const commentLength = view.getUint16(offset + directoryEntry.commentLength, true)
  const dataOffset = findDataOffset(view, view.getUint32(offset + directoryEntry.headerOffset, true))
  const compressedSize = view.getUint32(offset + directoryEntry.compressedSize, true)
  return {
    entry: {
      name: new TextDecoder().decode(bytes.subarray(nameOffset, nameEnd)),
      method: view.getUint16(offset + directoryEntry.method, true),
      data: bytes.subarray(dataOffset, dataOffset + compressedSize),
    },
    nextOffset: nameEnd + extraLength + commentLength,
  }
}

function readEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const endOffset = findEndRecord(view)
  let offset = view.getUint32(endOffset + endRecord.directoryOffset, true)
  return Array.from({ length: view.getUint16(endOffset + endRecord.entryCount, true) }, () => {
    const { entry, nextOffset } = readEntry(bytes, view, offset)
    offset = nextOffset
    return entry
  })
}

/**
 * Inflates the data in slices. The size that the archive declares is not used, because it may be wrong.
 * @throws ListRefusal as soon as the output is larger than `maxBytes`.
 */
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
  const content = new Uint8Array(size)
  parts.reduce((offset, part) => {
    content.set(part, offset)
    return offset + part.length
  }, 0)
  return content
}

function readContent({ method, data }: Entry, maxBytes: number): Uint8Array {
  if (method === methods.deflated) return inflate(data, maxBytes)
  if (method !== methods.stored) throw new ListRefusal('broken')
  if (data.length > maxBytes) throw new ListRefusal('tooLarge')
  return data
}

/**
 * Unpacks those files of a ZIP archive whose names `isIncluded` accepts, and returns their contents by name.
 * @throws ListRefusal if the archive is unreadable or the contents exceed `maxBytes` in total.
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
