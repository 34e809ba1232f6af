import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { getMiddleSquare } from '@/design-system/components/PhotoField/square-photo'
import { createPhoto, mockImages, renderPhotoField } from './photo-field'

const longTimeout = { timeout: 10_000 }
const findZoomSlider = () => screen.findByRole('slider', { name: 'Zoom' }, longTimeout)

test('is a native file input, named by its action alone', () => {
  const { input } = renderPhotoField()
  expect(input.type).toBe('file')
  expect(input).toHaveAccessibleName('Choose a photo')
  expect(input.accept).toBe('image/jpeg,image/png,image/webp')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
})

test('shows and removes an existing photo', async () => {
  const { user, input, onChange } = renderPhotoField('https://example.com/ana.jpg')
  expect(screen.getByRole('img', { name: 'Photo of Ana' })).toHaveAttribute(
    'src',
    'https://example.com/ana.jpg',
  )
  expect(input).toHaveAccessibleName('Choose another')
  await user.click(screen.getByRole('button', { name: 'Remove the photo' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('')
  expect(screen.queryByRole('img')).not.toBeInTheDocument()
  expect(input).toHaveFocus()
})

test('shows a named icon for a photo that cannot be loaded', () => {
  renderPhotoField('https://example.com/gone.jpg')
  fireEvent.error(screen.getByRole('img', { name: 'Photo of Ana' }))
  expect(screen.getByRole('img', { name: 'Photo of Ana' }).tagName).toBe('svg')
  expect(screen.getByRole('button', { name: 'Remove the photo' })).toBeVisible()
})

test('crops a chosen photo, and passes the crop to onChange as a new JPEG', async () => {
  const { drawImage } = mockImages()
  const { user, input, onChange } = renderPhotoField()
  await user.upload(input, createPhoto())
  expect(await findZoomSlider()).toHaveFocus()
  expect(onChange).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  const croppedFile: File = onChange.mock.lastCall?.[0]
  expect([croppedFile.name, croppedFile.type]).toEqual(['IMG_2044.HEIC.jpg', 'image/jpeg'])
  expect(await croppedFile.text()).toBe('jpeg')
  expect(drawImage).toHaveBeenCalledExactlyOnceWith(expect.anything(), 50, 0, 300, 300, 0, 0, 300, 300)
  expect(screen.getByRole('img', { name: 'Photo of Ana' })).toHaveAttribute(
    'src',
    expect.stringMatching(/^blob:/),
  )
  expect(screen.queryByRole('slider')).not.toBeInTheDocument()
  expect(input).toHaveFocus()
})

test('Escape cancels the crop and has no default action; Enter accepts the crop and does not submit the form', async () => {
  mockImages()
  const { user, input, onChange, onSubmit } = renderPhotoField('https://example.com/ana.jpg')
  const onEscape = vi.fn()
  document.addEventListener('keydown', (event) => event.key === 'Escape' && onEscape(event.defaultPrevented))
  await user.upload(input, createPhoto())
  await findZoomSlider()
  await user.keyboard('{Escape}')
  expect(onEscape).toHaveBeenCalledWith(true)
  expect(screen.getByRole('img', { name: 'Photo of Ana' })).toHaveAttribute(
    'src',
    'https://example.com/ana.jpg',
  )
  expect(onChange).not.toHaveBeenCalled()
  expect(input).toHaveFocus()
  await user.upload(input, createPhoto())
  await findZoomSlider()
  await user.keyboard('{Enter}')
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(onSubmit).not.toHaveBeenCalled()
})

test('calls onDraft with true when a crop begins, and with false when the user cancels the crop', async () => {
  mockImages()
  const onDraft = vi.fn()
  const { user, input } = renderPhotoField('', { onDraft })
  await user.upload(input, createPhoto())
  await findZoomSlider()
  expect(onDraft.mock.calls).toEqual([[true]])
  await user.click(screen.getByRole('button', { name: 'Leave it' }))
  expect(onDraft).toHaveBeenLastCalledWith(false)
})

test('revokes the object URL of each photo that is no longer shown', async () => {
  const { liveUrls } = mockImages()
  const { user, input, unmount, onChange } = renderPhotoField()
  await user.upload(input, createPhoto())
  await findZoomSlider()
  await user.click(screen.getByRole('button', { name: 'Leave it' }))
  expect(liveUrls.size).toBe(0)
  await user.upload(input, createPhoto())
  await findZoomSlider()
  await user.upload(input, createPhoto('other.png'))
  await waitFor(() => expect(liveUrls.size).toBe(1))
  await user.click(screen.getByRole('button', { name: 'Use this photo' }))
  await waitFor(() => expect(onChange).toHaveBeenCalledOnce())
  expect(liveUrls.size).toBe(1)
  unmount()
  expect(liveUrls.size).toBe(0)
})

test.each(['cancels the crop', 'leaves the page'])(
  'does not use a photo if the user %s during the encoding',
  async (way) => {
    mockImages()
    let finishEncoding = () => {}
    vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done, type) => {
      finishEncoding = () => done(new Blob(['jpeg'], { type }))
    })
    const { user, input, onChange, unmount } = renderPhotoField()
    await user.upload(input, createPhoto())
    await findZoomSlider()
    await user.click(screen.getByRole('button', { name: 'Use this photo' }))
    if (way === 'leaves the page') unmount()
    else await user.click(screen.getByRole('button', { name: 'Leave it' }))
    await act(async () => finishEncoding())
    expect(onChange).not.toHaveBeenCalled()
  },
)

test('removes the error of a refused second photo when the crop of the first photo ends', async () => {
  mockImages()
  const { user, input } = renderPhotoField('', { sizeLimit: 10 })
  const largePhoto = new File(['many pixels'], 'large.png', { type: 'image/png' })
  for (const name of ['Leave it', 'Use this photo']) {
    await user.upload(input, createPhoto())
    await findZoomSlider()
    await user.upload(input, largePhoto)
    expect(await screen.findByText('That photo is too large')).toBeVisible()
    await user.click(screen.getByRole('button', { name }))
    await waitFor(() => expect(screen.queryByText('That photo is too large')).not.toBeInTheDocument())
  }
})

test('rejects a file that is not an image, and keeps the current photo', async () => {
  const { liveUrls } = mockImages({ isReadable: false })
  const { user, input, onChange } = renderPhotoField('https://example.com/ana.jpg')
  await user.upload(input, createPhoto('notes.txt', 'text/plain'))
  expect(await screen.findByText('That is no photo')).toBeVisible()
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('That is no photo')
  expect(onChange).not.toHaveBeenCalled()
  expect(liveUrls.size).toBe(0)
  expect(screen.getByRole('img', { name: 'Photo of Ana' })).toBeVisible()
})

test('rejects a photo whose size reaches `sizeLimit`, without reading the file', async () => {
  const { liveUrls } = mockImages()
  const createObjectURL = vi.spyOn(URL, 'createObjectURL')
  const { user, input } = renderPhotoField('', { sizeLimit: 6 })
  await user.upload(input, createPhoto())
  expect(await screen.findByText('That photo is too large')).toBeVisible()
  expect(createObjectURL).not.toHaveBeenCalled()
  expect(liveUrls.size).toBe(0)
})

test('describes the input by the prop `error`, and `focusFirstInvalid` focuses the input', () => {
  const { input } = renderPhotoField('', { error: 'Add a photo' })
  expect(input).toHaveAccessibleDescription('Add a photo')
  expect(focusFirstInvalid(document)).toBe(true)
  expect(input).toHaveFocus()
})

test('shows the photo, disables the input and renders no remove button while the field is disabled', () => {
  const { input } = renderPhotoField('https://example.com/ana.jpg', { disabled: true })
  expect(screen.getByRole('img', { name: 'Photo of Ana' })).toHaveAttribute(
    'src',
    'https://example.com/ana.jpg',
  )
  expect(input).toBeDisabled()
  expect(screen.queryByRole('button', { name: 'Remove the photo' })).not.toBeInTheDocument()
})

test('`getMiddleSquare` returns the largest square in the middle of a picture', () => {
  expect(getMiddleSquare({ width: 400, height: 300 })).toEqual({ x: 50, y: 0, width: 300, height: 300 })
  expect(getMiddleSquare({ width: 300, height: 401 })).toEqual({ x: 0, y: 50, width: 300, height: 300 })
})
