import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { createPhoto, mockImages, renderPhotoField } from './photo-field'

/** Makes the import of the cropper fail, as it does without a connection. */
vi.mock('@/design-system/components/PhotoField/PhotoCrop', () => {
  throw new Error('offline')
})

test('uses the middle square of the photo if the cropper cannot be loaded', async () => {
  const { drawImage } = mockImages()
  const { user, input, onChange } = renderPhotoField()
  await user.upload(input, createPhoto('ana.png'))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'ana.jpg', type: 'image/jpeg' })
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 50, 0, 300, 300, 0, 0, 300, 300)
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})
