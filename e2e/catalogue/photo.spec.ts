import { expect, test } from '../fixtures'
import { createPhotoWithLocation } from './photo-with-location'

/** Stores the blobs that the page passes to `createObjectURL`, so that the test can read their bytes. */
function recordBlobs() {
  const blobs: Blob[] = []
  const createObjectUrl = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    blobs.push(blob)
    return createObjectUrl(blob)
  }
  Object.assign(window, {
    readLastBlob: async () => [...new Uint8Array((await blobs.at(-1)?.arrayBuffer()) ?? [])],
  })
}

test('saves a photo upright and without its location', async ({ page }) => {
  await page.addInitScript(recordBlobs)
  await page.goto('/catalogo?specimen=PhotoField/choosing')
  const photo = await createPhotoWithLocation(page)
  expect(photo.buffer.includes('Exif'), 'the photo has a location').toBe(true)

  await page.getByLabel(/^Photo/).setInputFiles(photo)
  await page.getByRole('button', { name: 'Use this photo' }).click()
  const savedPhoto = page.getByRole('img', { name: 'Photo of Ana' })
  await expect(savedPhoto).toHaveAttribute('src', /^blob:/)

  const savedBytes = Buffer.from(
    await page.evaluate(() =>
      (window as unknown as { readLastBlob: () => Promise<number[]> }).readLastBlob(),
    ),
  )
  expect(savedBytes.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  for (const metadata of ['Exif', 'http://ns.adobe.com', 'Photoshop'])
    expect(savedBytes.includes(metadata)).toBe(false)

  // The rotation moves the left half of the photo, which is red, to the top.
  const [top, bottom] = await savedPhoto.evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    context?.drawImage(image, 0, 0)
    const readColor = (share: number) => {
      const pixel = context?.getImageData(image.naturalWidth / 2, image.naturalHeight * share, 1, 1).data
      return pixel && (pixel[0] ?? 0) > (pixel[2] ?? 0) ? 'red' : 'blue'
    }
    return [readColor(0.1), readColor(0.9)]
  })
  expect([top, bottom]).toEqual(['red', 'blue'])
  expect(
    await savedPhoto.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([60, 60])
})

test('a file that is dropped anywhere on the page is added to the file field', async ({ page }) => {
  await page.goto('/catalogo?specimen=FileDrop/choosing')
  await expect(page.getByLabel(/^Documents/)).toBeVisible()
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['plan'], 'plan.pdf', { type: 'application/pdf' }))
    return transfer
  })
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: files })
  const target = page.getByText('Release to add them')
  await expect(target).toBeVisible()
  await target.dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('listitem', { name: 'plan.pdf' })).toBeVisible()
  await expect(target).toBeHidden()
})
