import { buildQrMatrix } from './qr-matrix'

interface QrPngOptions {
  /** The minimum width and height in pixels. The image is larger if whole pixels per module or `minScale` require it. */
  size: number
}

/** The minimum width of a module in pixels. Smaller modules are lost when a messenger shrinks the image. */
const minScale = 8

/** Returns the RGBA pixels of the QR code of a text: black on white in every theme, each module a square of whole pixels. */
export function renderQrPixels(text: string, { size }: QrPngOptions) {
  const matrix = buildQrMatrix(text)
  const scale = Math.max(minScale, Math.ceil(size / matrix.length))
  const width = matrix.length * scale
  const data = new Uint8ClampedArray(width * width * 4).fill(255)
  for (let pixel = 0; pixel < width * width; pixel += 1) {
    const x = Math.floor((pixel % width) / scale)
    const y = Math.floor(pixel / width / scale)
    // Sets red, green and blue to 0. The fourth value, which is the opacity, stays 255.
    if (matrix[y]?.[x]) data.fill(0, pixel * 4, pixel * 4 + 3)
  }
  return { data, width, height: width }
}

/** Returns a PNG image of the QR code of a text. Rejects if the browser cannot draw or save the image. */
export function createQrPng(text: string, options: QrPngOptions): Promise<Blob> {
  const { data, width, height } = renderQrPixels(text, options)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const context = canvas.getContext('2d')
  if (!context) return Promise.reject(new Error('This browser cannot draw the code.'))
  context.putImageData(new ImageData(data, width, height), 0, 0)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob)
      else reject(new Error('This browser cannot save the code.'))
    }, 'image/png')
  })
}
