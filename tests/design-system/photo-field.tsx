import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { type Mock, vi } from 'vitest'
import { PhotoField } from '@/design-system/components/PhotoField/PhotoField'
import { StatefulSpecimen } from '@/design-system/specimen'
import { afterTest } from '../support/after-test'
import { replaceObjectUrls } from '../support/replace-object-urls'

const labels = {
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

/** Creates an image file. Its content does not matter, because `mockImages` mocks the decoding. */
export const createPhoto = (name = 'IMG_2044.HEIC.png', type = 'image/png') =>
  new File(['pixels'], name, { type })

/**
 * Mocks images, object URLs and the canvas until the end of the running test, because jsdom lacks them. Every image has
 * 400 × 300 pixels. If `isReadable` is false, no image can be decoded. `toBlob` of a canvas always creates a blob with
 * `canvasContent`. Returns the object URLs that are not yet revoked, and the mock of `drawImage`.
 */
export const mockImages = ({ isReadable = true, canvasContent = 'jpeg' as BlobPart } = {}) => {
  const liveUrls = new Set<string>()
  let count = 0
  replaceObjectUrls({
    createObjectURL: () => {
      count += 1
      const url = `blob:photo-${count}`
      liveUrls.add(url)
      return url
    },
    revokeObjectURL: (url) => void liveUrls.delete(url),
  })
  HTMLImageElement.prototype.decode = () =>
    isReadable ? Promise.resolve() : Promise.reject(new Error('the image cannot be decoded'))
  const drawImage: Mock = vi.fn()
  const context = { drawImage, fillRect: vi.fn(), fillStyle: '' }
  const spies = [
    vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(400),
    vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(300),
    vi
      .spyOn(HTMLCanvasElement.prototype, 'getContext')
      .mockReturnValue(context as unknown as RenderingContext as never),
    vi
      .spyOn(HTMLCanvasElement.prototype, 'toBlob')
      .mockImplementation((done, type) => done(new Blob([canvasContent], { type }))),
  ]
  afterTest(() => {
    for (const spy of spies) spy.mockRestore()
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode')
  })
  return { liveUrls, drawImage }
}

/**
 * Renders a form with a stateful photo field. Returns the user, the file input, the mocks of `onChange` and of the form's
 * `onSubmit`, and the result of `render`.
 */
export const renderPhotoField = (
  initial: File | string = '',
  props: Partial<ComponentProps<typeof PhotoField>> = {},
) => {
  const onChange = vi.fn()
  const onSubmit = vi.fn((event: SubmitEvent) => event.preventDefault())
  const view = render(
    <StatefulSpecimen<File | string> initial={initial}>
      {(value, setValue) => (
        <form onSubmit={(event) => onSubmit(event.nativeEvent as SubmitEvent)}>
          <PhotoField
            label="Photo"
            name="photo"
            alt="Photo of Ana"
            labels={labels}
            {...props}
            value={value}
            onChange={(photo) => {
              onChange(photo)
              setValue(photo)
            }}
          />
          <button type="button">After</button>
          <button type="submit">Save</button>
        </form>
      )}
    </StatefulSpecimen>,
  )
  const input = screen.getByLabelText<HTMLInputElement>(/^Choose /)
  return { ...view, user: userEvent.setup({ applyAccept: false }), input, onChange, onSubmit }
}
