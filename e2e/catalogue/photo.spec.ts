import type { Page } from '@playwright/test'
import { expect, test } from '../fixtures'
import { createPhotoWithLocation } from './photo-with-location'

/**
 * Adds the function `readLastBlob` to the window of the page. That function returns the bytes of the last blob that the
 * page passed to `createObjectURL`.
 */
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

test('PhotoField turns a photo upright, and removes its metadata, such as the location', async ({ page }) => {
  await page.addInitScript(recordBlobs)
  await page.goto('/catalogo?specimen=PhotoField/choosing')
  const photo = await createPhotoWithLocation(page)
  expect(photo.buffer.includes('Exif'), 'the chosen photo has no metadata').toBe(true)

  await page.getByLabel(/^Choose /).setInputFiles(photo)
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

  // The left half of the chosen photo is red. The rotation moves this half to the top.
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

/** Opens a FileDrop, and drags a file over the page. Returns the dragged files and the drop target. */
async function dragFileOverPage(page: Page) {
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
  return { files, target }
}

test('FileDrop adds a file that the user drags over any part of the page and drops on the drop target', async ({
  page,
}) => {
  const { files, target } = await dragFileOverPage(page)
  await target.dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('listitem', { name: 'plan.pdf' })).toBeVisible()
  await expect(target).toBeHidden()
})

test('FileDrop neither adds nor opens a file that the user drops beside the drop target', async ({
  page,
}) => {
  const { files, target } = await dragFileOverPage(page)
  const isOpened = await page.evaluate((dataTransfer) => {
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer })
    return document.body.dispatchEvent(drop)
  }, files)
  expect(isOpened).toBe(false)
  await expect(target).toBeHidden()
  await expect(page.getByRole('listitem', { name: 'plan.pdf' })).toBeHidden()
})
