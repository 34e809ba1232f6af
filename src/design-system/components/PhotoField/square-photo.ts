/** A part of an image, in the image's pixels. */
export interface PhotoArea {
  x: number
  y: number
  width: number
  height: number
}

/** The maximum edge of the cropped photo in pixels: enough for a face on a screen. */
const maxEdge = 800
const quality = 0.85

/** Loads an image, and rotates it as its metadata says. Throws if the address has no image. */
export async function loadImage(address: string): Promise<HTMLImageElement> {
  const picture = new Image()
  picture.src = address
  await picture.decode()
  return picture
}

/** Returns the largest square in the middle of an image. */
export function getMiddleSquare({ width, height }: { width: number; height: number }): PhotoArea {
  const edge = Math.min(width, height)
  return {
    x: Math.floor((width - edge) / 2),
    y: Math.floor((height - edge) / 2),
    width: edge,
    height: edge,
  }
}

/**
 * Encodes a square area of an image as a JPEG file. The file is called `name`, with the extension replaced by `.jpg`. The
 * encoding removes all metadata, such as the location.
 */
export async function cropToJpeg(picture: HTMLImageElement, area: PhotoArea, name: string): Promise<File> {
  const canvas = document.createElement('canvas')
  const edge = Math.max(1, Math.min(maxEdge, Math.round(area.width)))
  canvas.width = edge
  canvas.height = edge
  const context = canvas.getContext('2d')
  if (!context) throw new Error('The browser has no 2D canvas context')
  // A JPEG has no transparency: transparent pixels would become black.
  context.fillStyle = 'white'
  context.fillRect(0, 0, edge, edge)
  context.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, edge, edge)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality))
  if (!blob) throw new Error('The browser cannot encode the photo as a JPEG')
  return new File([blob], `${name.replace(/\.[^.]*$/, '')}.jpg`, { type: 'image/jpeg' })
}
