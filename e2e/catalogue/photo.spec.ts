import { expect, test } from '../fixtures'
import { photoWithPlace } from './photo-with-place'

/** Keeps what the page makes addresses for, so that its bytes can be looked at. */
function rememberBlobs() {
  const made: Blob[] = []
  const original = URL.createObjectURL.bind(URL)
  URL.createObjectURL = (blob: Blob) => {
    made.push(blob)
    return original(blob)
  }
  Object.assign(window, {
    lastBytes: async () => [...new Uint8Array((await made.at(-1)?.arrayBuffer()) ?? [])],
  })
}

test('a photo keeps what can be seen, upright, and nothing of where it was taken', async ({ page }) => {
  await page.addInitScript(rememberBlobs)
  await page.goto('/catalogo?specimen=PhotoField/choosing')
  const photo = await photoWithPlace(page)
  expect(photo.buffer.includes('Exif'), 'the camera wrote a place').toBe(true)

  await page.getByLabel(/^Photo/).setInputFiles(photo)
  await page.getByRole('button', { name: 'Use this photo' }).click()
  const shown = page.getByRole('img', { name: 'Photo of Ana' })
  await expect(shown).toHaveAttribute('src', /^blob:/)

  const kept = Buffer.from(
    await page.evaluate(() => (window as unknown as { lastBytes: () => Promise<number[]> }).lastBytes()),
  )
  expect(kept.subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]))
  for (const trace of ['Exif', 'http://ns.adobe.com', 'Photoshop']) expect(kept.includes(trace)).toBe(false)

  // Held upright, what the sensor saw at the left is at the top.
  const [top, bottom] = await shown.evaluate((image: HTMLImageElement) => {
    const canvas = Object.assign(document.createElement('canvas'), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    })
    const context = canvas.getContext('2d')
    context?.drawImage(image, 0, 0)
    const colorAt = (share: number) => {
      const at = context?.getImageData(image.naturalWidth / 2, image.naturalHeight * share, 1, 1).data
      return at && (at[0] ?? 0) > (at[2] ?? 0) ? 'red' : 'blue'
    }
    return [colorAt(0.1), colorAt(0.9)]
  })
  expect([top, bottom]).toEqual(['red', 'blue'])
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([60, 60])
})

test('files dropped on the page land in their field, and nowhere else', async ({ page }) => {
  await page.goto('/catalogo?specimen=FileDrop/choosing')
  const files = await page.evaluateHandle(() => {
    const transfer = new DataTransfer()
    transfer.items.add(new File(['plan'], 'plan.pdf', { type: 'application/pdf' }))
    return transfer
  })
  await page.dispatchEvent('body', 'dragenter', { dataTransfer: files })
  const target = page.getByText('Let go to add them')
  await expect(target).toBeVisible()
  await target.dispatchEvent('drop', { dataTransfer: files })
  await expect(page.getByRole('listitem', { name: 'plan.pdf' })).toBeVisible()
  await expect(target).toBeHidden()
})
