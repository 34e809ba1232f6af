import type { Page } from '@playwright/test'

const jpeg = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Draws a JPEG of 120 × 60 pixels in the browser, with a red left half and a blue right half. */
async function drawJpeg(page: Page): Promise<Buffer> {
  const address = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 60 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'red'
    context.fillRect(0, 0, 60, 60)
    context.fillStyle = 'blue'
    context.fillRect(60, 0, 60, 60)
    return canvas.toDataURL('image/jpeg', 1)
  })
  return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64')
}

export const plainPhoto = async (page: Page) => jpeg('plain.jpg', await drawJpeg(page))

const word = (value: number) => [value >> 8, value & 255]
const long = (value: number) => [...word(value >>> 16), ...word(value & 65535)]
const entry = (tag: number, type: number, count: number, value: number[]) => [
  ...word(tag),
  ...word(type),
  ...long(count),
  ...value,
]

/**
 * Builds the metadata of a camera: orientation 6 (a quarter turn to the right), and the latitude 34° 36' 13'' South.
 */
function exifSegment(): Buffer {
  const gpsOffset = 38
  const degreesOffset = gpsOffset + 30
  const tiff = [
    ...Buffer.from('MM'),
    ...word(42),
    ...long(8),
    ...word(2),
    ...entry(0x0112, 3, 1, [...word(6), 0, 0]),
    ...entry(0x8825, 4, 1, long(gpsOffset)),
    ...long(0),
    ...word(2),
    ...entry(1, 2, 2, [...Buffer.from('S'), 0, 0, 0]),
    ...entry(2, 5, 3, long(degreesOffset)),
    ...long(0),
    ...[34, 1, 36, 1, 13, 1].flatMap(long),
  ]
  const body = [...Buffer.from('Exif'), 0, 0, ...tiff]
  return Buffer.from([0xff, 0xe1, ...word(body.length + 2), ...body])
}

/** The same photo with the metadata of a phone: its orientation and its location. */
export async function photoWithPlace(page: Page) {
  const bytes = await drawJpeg(page)
  const start = 2
  return jpeg('IMG_2044.jpg', Buffer.concat([bytes.subarray(0, start), exifSegment(), bytes.subarray(start)]))
}
