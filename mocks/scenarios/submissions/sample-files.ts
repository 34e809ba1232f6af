import { type Colour, encodePng } from '../png.ts'

/* Creates small valid files from a few lines of text. */

const skyBlue: Colour = [0x74, 0xac, 0xdf]

/** Encodes text in Latin-1. Its codes for Spanish letters are the same as in WinAnsiEncoding, which `createPdf` declares. */
const encodeLatin1 = (text: string): Uint8Array =>
  Uint8Array.from(text, (character) => character.charCodeAt(0) & 0xff)

const toPdfString = (text: string): string => `(${text.replace(/[\\()]/g, '\\$&')})`

/** Creates a PDF of one A4 page with these lines. */
function createPdf(lines: readonly string[]): Uint8Array {
  const textOperators = lines.map((line) => `${toPdfString(line)} Tj T*`).join('\n')
  const content = `BT /F1 12 Tf 18 TL 72 770 Td\n${textOperators}\nET`
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

/** Draws a square PNG with one horizontal stripe of each colour. */
export const drawStripes = (colours: readonly Colour[], side = 24): Uint8Array =>
  encodePng(side, (_, y) => colours[Math.floor((y * colours.length) / side)] ?? [0, 0, 0])

/** Encodes the lines in UTF-8, each with a line break after it. */
const encodeLines = (lines: readonly string[]): Uint8Array =>
  new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)

/**
 * Creates the content of a file in the format that the extension of `name` indicates. A PNG shows stripes; a file in any
 * other format contains the lines. @throws Error if the extension is not supported.
 */
export function createSampleContent(name: string, lines: readonly string[]): Uint8Array {
  const extension = name.split('.').at(-1)?.toLowerCase()
  if (extension === 'pdf') return createPdf(lines)
  if (extension === 'png') return drawStripes([skyBlue, [255, 255, 255], skyBlue])
  if (extension === 'csv')
    return encodeLines(['nombre;documento', ...lines.map((line) => line.replace(' - ', ';'))])
  if (extension === 'txt' || extension === 'md') return encodeLines(lines)
  throw new Error(`No sample exists for ${name}`)
}
