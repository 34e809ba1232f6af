/*
 * Small valid files made of a few lines of text.
 */

/** Encodes text in Latin-1, the encoding of a PDF's standard fonts. */
const encodeLatin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)

const pdfString = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** Creates a PDF of one A4 page with these lines. */
function createPdf(lines: readonly string[]): Uint8Array {
  const shown = lines.map((line) => `${pdfString(line)} Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 18 TL 72 770 Td\n${shown}\nET`
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const offset = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return encodeLatin1(`${file}xref\n0 ${size}\n0000000000 65535 f \n${table}${trailer}`)
}

const bigEndian = (value: number): number[] =>
  [value >>> 24, value >>> 16, value >>> 8, value].map((part) => part & 0xff)

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
    low = (low + byte) % 65521
    high = (high + low) % 65521
  }
  return ((high << 16) | low) >>> 0
}

function chunk(type: string, data: readonly number[]): number[] {
  const body = [...encodeLatin1(type), ...data]
  return [...bigEndian(data.length), ...body, ...bigEndian(crc32(body))]
}

/** Creates a zlib stream of one stored (uncompressed) block of at most 65535 bytes. */
const stored = (bytes: readonly number[]): number[] => {
  const length = [bytes.length & 0xff, bytes.length >>> 8]
  const header = [0x78, 0x01, 0x01, ...length, ...length.map((part) => part ^ 0xff)]
  return [...header, ...bytes, ...bigEndian(adler32(bytes))]
}

/** Creates a PNG with a stripe of each `#rrggbb` colour. */
export function pngOf(colours: readonly string[], side = 24): Uint8Array {
  const pixels = Array.from({ length: side }, (_, y) => {
    const colour = colours[Math.floor((y * colours.length) / side)] ?? '#000000'
    const rgb = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
    return [0, ...Array.from({ length: side }, () => rgb).flat()]
  }).flat()
  return Uint8Array.from([
    ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    ...chunk('IHDR', [...bigEndian(side), ...bigEndian(side), 8, 2, 0, 0, 0]),
    ...chunk('IDAT', stored(pixels)),
    ...chunk('IEND', []),
  ])
}

/** Encodes the lines in UTF-8. */
const textOf = (lines: readonly string[]): Uint8Array => new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)

/** Creates the content of a sample file by its extension. @throws Error if the extension is not supported. */
export function createSampleFile(name: string, lines: readonly string[]): Uint8Array {
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (extension === 'pdf') return createPdf(lines)
  if (extension === 'png') return pngOf(['#74acdf', '#ffffff', '#74acdf'])
  if (extension === 'csv')
    return textOf(['nombre;documento', ...lines.map((line) => line.replace(' - ', ';'))])
  if (extension === 'txt' || extension === 'md') return textOf(lines)
  throw new Error(`No sample of ${name} is made here`)
}
