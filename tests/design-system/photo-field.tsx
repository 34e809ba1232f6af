import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { type Mock, vi } from 'vitest'
import { PhotoField } from '@/design-system/components/PhotoField/PhotoField'
import { Live } from '@/design-system/specimen'

const words = {
  choose: 'Choose a photo',
  change: 'Choose another',
  remove: 'Remove the photo',
  area: 'What is kept of the photo; the arrows move it',
  zoom: 'Zoom',
  use: 'Use this photo',
  cancel: 'Leave it',
  unreadable: 'That is no photo',
  tooLarge: 'That photo is too large',
}

/** Creates a photo file. */
export const createPhoto = (name = 'IMG_2044.HEIC.png', type = 'image/png') =>
  new File(['pixels'], name, { type })

/**
 * Mocks pictures, which jsdom does not decode: every URL is a picture of 400 × 300 pixels, or unreadable if
 * `isReadable` is false. The canvas writes `imageContent`. Returns the object URLs not yet revoked, and the mock of `drawImage`.
 */
export const mockPictures = ({ isReadable = true, imageContent = 'jpeg' as BlobPart } = {}) => {
  const alive = new Set<string>()
  let count = 0
  URL.createObjectURL = () => {
    count += 1
    const address = `blob:photo-${count}`
    alive.add(address)
    return address
  }
  URL.revokeObjectURL = (address) => void alive.delete(address)
  HTMLImageElement.prototype.decode = () => (isReadable ? Promise.resolve() : Promise.reject(new Error('no')))
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400)
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300)
  const drawImage: Mock = vi.fn()
  const context = { drawImage, fillRect: vi.fn(), fillStyle: '' }
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    context as unknown as RenderingContext as never,
  )
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) =>
    done(new Blob([imageContent], { type })),
  )
  return { alive, drawImage }
}

/** Renders an interactive field. Returns the mock of `onChange`. */
export const renderPhotoField = (
  initial: File | string = '',
  props: Partial<ComponentProps<typeof PhotoField>> = {},
) => {
  const onChange = vi.fn()
  const view = render(
    <Live<File | string> initial={initial}>
      {(value, setValue) => (
        <>
          <PhotoField
            label="Photo"
            name="photo"
            alt="Photo of Ana"
            words={words}
            {...props}
            value={value}
            onChange={(photo) => {
              onChange(photo)
              setValue(photo)
            }}
          />
          <button type="button">After</button>
        </>
      )}
    </Live>,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Photo/)
  return { ...view, user: userEvent.setup({ applyAccept: false }), input, onChange }
}
