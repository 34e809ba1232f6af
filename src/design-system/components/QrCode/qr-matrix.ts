import { encode } from 'uqr'

/**
 * The width of the white edge that the standard requires, in modules. A module is one square of the code. Without this
 * edge many scanners fail.
 */
const quietZone = 4

/** Returns the rows of a QR code, true for black, with the white edge and medium error correction. */
export function buildQrMatrix(text: string): boolean[][] {
  return encode(text, { ecc: 'M', border: quietZone }).data
}

/** Returns an SVG path of all black modules, one unit each, joined along the rows. */
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
