import type { Page } from '@playwright/test'

const createJpegFile = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer })

/** Draws a JPEG of 120 × 60 pixels in the browser, with a red left half and a blue right half. */
async function drawJpeg(page: Page): Promise<Buffer> {
  const dataUrl = await page.evaluate(() => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 60 })
    const context = canvas.getContext('2d')
    if (!context) throw new Error('no canvas')
    context.fillStyle = 'red'
    context.fillRect(0, 0, 60, 60)
    context.fillStyle = 'blue'
    context.fillRect(60, 0, 60, 60)
    return canvas.toDataURL('image/jpeg', 1)
  })
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64')
}

/** Creates a JPEG file without metadata. */
export const createPlainPhoto = async (page: Page) => createJpegFile('plain.jpg', await drawJpeg(page))

/** Encodes a number in two bytes. */
const toShort = (value: number) => [value >> 8, value & 255]
/** Encodes a number in four bytes. */
const toLong = (value: number) => [...toShort(value >>> 16), ...toShort(value & 65535)]
/** The types of fields in TIFF. */
const fieldTypes = { ascii: 2, short: 3, long: 4, rational: 5 }
/** The numbers of the fields in TIFF and EXIF. */
const fieldTags = { orientation: 0x0112, gpsDirectory: 0x8825, latitudeReference: 1, latitude: 2 }

/** Encodes one TIFF field. `value` has the four bytes of the value, or of its offset if the value is longer. */
const createField = (tag: number, type: number, count: number, value: number[]) => [
  ...toShort(tag),
  ...toShort(type),
  ...toLong(count),
  ...value,
]

/**
 * Creates EXIF metadata as a phone camera writes it: orientation 6 (viewers turn the picture a quarter to the right), and
 * the latitude 34° 36' 13'' South.
 */
function createExifSegment(): Buffer {
  const gpsOffset = 38
  const degreesOffset = gpsOffset + 30
  const tiff = [
    ...Buffer.from('MM'),
    ...toShort(42),
    ...toLong(8),
    ...toShort(2),
    ...createField(fieldTags.orientation, fieldTypes.short, 1, [...toShort(6), 0, 0]),
    ...createField(fieldTags.gpsDirectory, fieldTypes.long, 1, toLong(gpsOffset)),
    ...toLong(0),
    ...toShort(2),
    ...createField(fieldTags.latitudeReference, fieldTypes.ascii, 2, [...Buffer.from('S'), 0, 0, 0]),
    ...createField(fieldTags.latitude, fieldTypes.rational, 3, toLong(degreesOffset)),
    ...toLong(0),
    ...[34, 1, 36, 1, 13, 1].flatMap(toLong),
  ]
  const body = [...Buffer.from('Exif'), 0, 0, ...tiff]
  return Buffer.from([0xff, 0xe1, ...toShort(body.length + 2), ...body])
}

/**
 * Creates a JPEG file with the same picture as `createPlainPhoto`. Its EXIF metadata has an orientation and a location, as
 * the photos of a phone do.
 */
export async function createPhotoWithLocation(page: Page) {
  const bytes = await drawJpeg(page)
  const headerLength = 2
  return createJpegFile(
    'IMG_2044.jpg',
    Buffer.concat([bytes.subarray(0, headerLength), createExifSegment(), bytes.subarray(headerLength)]),
  )
}
