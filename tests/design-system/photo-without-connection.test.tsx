import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { draw, photo, pictures } from './photo-field'

/** Makes the code that is loaded on demand fail to load. */
vi.mock('@/design-system/components/PhotoField/PhotoCrop', () => {
  throw new Error('offline')
})

test('uses the middle of the photo if the cropper cannot be loaded', async () => {
  const { drawImage } = pictures()
  const { user, input, onChange } = draw()
  await user.upload(input, photo('ana.png'))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onChange.mock.lastCall?.[0]).toMatchObject({ name: 'ana.jpg', type: 'image/jpeg' })
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 50, 0, 300, 300, 0, 0, 300, 300)
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
})
