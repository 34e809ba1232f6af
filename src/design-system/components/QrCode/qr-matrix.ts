import { encode } from 'uqr'

/**
 * The width of the white edge around a QR code, in modules (the squares of the code). The standard requires this edge,
 * and many scanners fail without it.
 */
const quietZone = 4

/**
 * Returns the QR code of a text as rows of modules, true for black. It has the white edge and medium error correction.
 * @throws Error if the text is too long for a QR code.
 */
export function buildQrMatrix(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}

/**
 * Returns the `d` attribute of an SVG path that fills all black modules. A module is one unit wide and high; adjacent
 * black modules of a row form one rectangle.
 */
export function buildQrPath(matrix: boolean[][]): string {
  return matrix
    .flatMap((row, y) =>
      row.map((isBlack, x) => {
        if (!isBlack || row[x - 1]) return ''
        const end = row.indexOf(false, x)
        return `M${x} ${y}h${(end < 0 ? row.length : end) - x}v1H${x}z`
      }),
    )
    .join('')
}
