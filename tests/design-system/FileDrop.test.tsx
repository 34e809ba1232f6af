import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ComponentProps } from 'react'
import { expect, test, vi } from 'vitest'
import { focusFirstInvalid } from '@/design-system/components/Field/focus-field'
import { FileDrop } from '@/design-system/components/FileDrop/FileDrop'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { StatefulSpecimen } from '@/design-system/specimen'

const labels = {
  choose: 'Choose files',
  drop: 'or drop them here',
  release: 'Release to add them',
  remove: (name: string) => `Remove ${name}`,
  retry: (name: string) => `Send ${name} again`,
  states: { waiting: 'Waiting', sending: 'Sending', sent: 'Sent', failed: 'Failed' },
  size: (bytes: number) => `${bytes} B`,
  refusalMessage: ({ reason, name }: { reason: string; name: string }) => `${name}: ${reason}`,
}

const renderField = (initial: FileItem[] = [], props: Partial<ComponentProps<typeof FileDrop>> = {}) => {
  const onChange = vi.fn()
  render(
    <StatefulSpecimen initial={initial}>
      {(value, setValue) => (
        <>
          <FileDrop
            label="Documents"
            name="documents"
            labels={labels}
            formats={['pdf', 'jpg']}
            sizeLimit={10}
            {...props}
            value={value}
            onChange={(files) => {
              onChange(files)
              setValue([...files])
            }}
          />
          <button type="button">After</button>
        </>
      )}
    </StatefulSpecimen>,
  )
  // `applyAccept: false` turns off the format filter of the browser, as users can. The field must then refuse the files.
  const user = userEvent.setup({ applyAccept: false })
  const input = screen.getByLabelText<HTMLInputElement>(/Documents/)
  return { user, input, onChange }
}
const createFile = (name = 'lease.pdf', text = '123') => new File([text], name, { type: 'application/pdf' })
const withinRow = (name: RegExp) => within(screen.getByRole('listitem', { name }))

test('is a native file input, named by the label and the action', () => {
  const { input } = renderField()
  expect(input.type).toBe('file')
  expect(input).toHaveAccessibleName('Documents Choose files or drop them here')
  expect(input.accept).toBe('.pdf,.jpg')
  expect(input.multiple).toBe(true)
})

test('adds the chosen files, shows their names and sizes, and adds a file twice if the user chooses it twice', async () => {
  const { user, input, onChange } = renderField()
  await user.upload(input, [createFile(), createFile('id.jpg', '1')])
  expect(onChange).toHaveBeenCalledOnce()
  expect(screen.getAllByRole('listitem')).toHaveLength(2)
  expect(withinRow(/lease\.pdf/).getByText(/3 B/)).toBeVisible()
  expect(input.value).toBe('')
  await user.upload(input, createFile())
  const ids = onChange.mock.lastCall?.[0].map(({ id }: FileItem) => id)
  expect(new Set(ids).size).toBe(3)
})

test('announces the refused files until the user chooses again, and adds the accepted files', async () => {
  const { user, input, onChange } = renderField()
  await user.upload(input, [
    createFile('virus.exe'),
    createFile('big.pdf', '0123456789'),
    createFile('empty.pdf', ''),
    createFile(),
  ])
  const alert = screen.getByRole('alert')
  expect(alert).toHaveTextContent('virus.exe: format')
  expect(alert).toHaveTextContent('big.pdf: size')
  expect(alert).toHaveTextContent('empty.pdf: empty')
  expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'lease.pdf', size: 3 }])
  await user.upload(input, createFile('other.pdf'))
  expect(alert).toBeEmptyDOMElement()
})

test('does not call onChange if all chosen files are refused', async () => {
  const { user, input, onChange } = renderField()
  await user.upload(input, createFile('virus.exe'))
  expect(onChange).not.toHaveBeenCalled()
})

test('accepts one file if `maxFiles` is 1, and refuses a second file', async () => {
  const { user, input } = renderField([], { maxFiles: 1 })
  expect(input.multiple).toBe(false)
  await user.upload(input, createFile())
  await user.upload(input, createFile('second.pdf'))
  expect(screen.getByRole('alert')).toHaveTextContent('second.pdf: count')
})

test('after a removal, focuses the next remove button, or the input if no file is left', async () => {
  const { user, input, onChange } = renderField([
    { id: '1', name: 'a.pdf' },
    { id: '2', name: 'b.pdf' },
  ])
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
  expect(onChange.mock.lastCall?.[0]).toEqual([{ id: '2', name: 'b.pdf' }])
  expect(screen.getByRole('button', { name: 'Remove b.pdf' })).toHaveFocus()
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('list')).not.toBeInTheDocument()
  expect(input).toHaveFocus()
})

test('shows the upload state of each file', () => {
  renderField([
    { id: '1', name: 'a.pdf', state: 'sending', progress: 0.4 },
    { id: '2', name: 'b.pdf', state: 'sending' },
    { id: '3', name: 'c.pdf', state: 'sent' },
    { id: '4', name: 'd.pdf', state: 'failed', error: 'The connection was lost' },
  ])
  const progress = withinRow(/a\.pdf/).getByRole<HTMLProgressElement>('progressbar')
  expect(progress).toHaveAccessibleName('Sending a.pdf')
  expect(progress.value).toBe(0.4)
  expect(withinRow(/b\.pdf/).getByRole<HTMLProgressElement>('progressbar').position).toBe(-1)
  expect(withinRow(/c\.pdf/).getByText('Sent')).toBeVisible()
  expect(withinRow(/c\.pdf/).queryByRole('progressbar')).not.toBeInTheDocument()
  expect(withinRow(/d\.pdf/).getByText('The connection was lost')).toBeVisible()
})

test('calls onRetry for a failed file; when the retry button disappears, focuses the remove button', async () => {
  const onRetry = vi.fn()
  const failedFile: FileItem = { id: '1', name: 'a.pdf', state: 'failed', error: 'Lost' }
  const buildField = (items: FileItem[]) => (
    <FileDrop
      label="Documents"
      name="d"
      labels={labels}
      value={items}
      onChange={() => {}}
      onRetry={onRetry}
    />
  )
  const { rerender } = render(buildField([failedFile]))
  const user = userEvent.setup()
  await user.click(screen.getByRole('button', { name: 'Send a.pdf again' }))
  expect(onRetry).toHaveBeenCalledExactlyOnceWith(failedFile)
  rerender(buildField([{ id: '1', name: 'a.pdf', state: 'sending' }]))
  expect(screen.getByRole('button', { name: 'Remove a.pdf' })).toHaveFocus()
})

test('adds pasted files and ignores other pasted content', () => {
  const { input, onChange } = renderField()
  input.focus()
  fireEvent.paste(input, { clipboardData: { files: [] } })
  expect(onChange).not.toHaveBeenCalled()
  fireEvent.paste(input, { clipboardData: { files: [createFile('pasted.pdf')] } })
  expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'pasted.pdf' }])
})

const createDragEventInit = (files: File[]) => ({
  dataTransfer: {
    types: ['Files'],
    files,
    items: files.map((file) => ({ kind: 'file', type: file.type, getAsFile: () => file })),
  },
})

test('shows a drop target while files are dragged over the page, and adds or refuses each dropped file', async () => {
  const { onChange } = renderField()
  expect(screen.queryByText('Release to add them')).not.toBeInTheDocument()
  fireEvent.dragEnter(document.body, createDragEventInit([createFile()]))
  // The component loads the drop target on demand.
  const target = await screen.findByText('Release to add them', {}, { timeout: 10_000 })
  expect(target).toBeVisible()
  fireEvent.drop(target, createDragEventInit([createFile('dropped.pdf'), createFile('virus.exe')]))
  await waitFor(() => expect(onChange.mock.lastCall?.[0]).toMatchObject([{ name: 'dropped.pdf' }]))
  expect(screen.getByRole('alert')).toHaveTextContent('virus.exe: format')
  expect(screen.queryByText('Release to add them')).not.toBeInTheDocument()
})

test('shows no drop target for dragged text, and hides the drop target when dragged files leave the page', async () => {
  renderField()
  await act(async () => fireEvent.dragEnter(document.body, { dataTransfer: { types: ['text/plain'] } }))
  expect(screen.queryByText('Release to add them')).not.toBeInTheDocument()
  fireEvent.dragEnter(document.body, createDragEventInit([createFile()]))
  await screen.findByText('Release to add them')
  fireEvent.dragLeave(document.body, { relatedTarget: null })
  await waitFor(() => expect(screen.queryByText('Release to add them')).not.toBeInTheDocument())
})

test('marks the input as invalid for an error, so that `focusFirstInvalid` focuses the input', () => {
  const { input } = renderField([], { error: 'Add the contract', hint: 'Up to 2 MB.' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Up to 2 MB. Add the contract')
  expect(focusFirstInvalid(document)).toBe(true)
  expect(input).toHaveFocus()
})

test('calls onBlur when the focus leaves the whole field', async () => {
  const onBlur = vi.fn()
  const { user, input } = renderField([{ id: '1', name: 'a.pdf' }], { onBlur })
  await user.click(screen.getByRole('button', { name: 'Remove a.pdf' }))
  act(() => input.focus())
  expect(onBlur).not.toHaveBeenCalled()
  await user.tab()
  expect(onBlur).toHaveBeenCalledOnce()
})

test('disables the input and renders no remove buttons while the field is disabled', () => {
  const { input } = renderField([{ id: '1', name: 'a.pdf' }], { disabled: true })
  expect(input).toBeDisabled()
  expect(screen.queryByRole('button', { name: /Remove/ })).not.toBeInTheDocument()
})

test('shows a preview only for an item that is a picture and has `file` or `address`', () => {
  const isPicture = (name: string) => name.endsWith('.jpg')
  renderField(
    [
      { id: '1', name: 'chosen.jpg', file: new File(['1'], 'chosen.jpg') },
      { id: '2', name: 'remote.jpg', address: 'https://files.example/remote.jpg' },
      { id: '3', name: 'lease.pdf', file: createFile() },
      { id: '4', name: 'missing.jpg' },
    ],
    { hasPreview: isPicture },
  )
  const previewUrls = screen
    .getAllByRole('listitem')
    .map((item) => item.querySelector('img')?.getAttribute('src'))
  // `tests/setup/dom.ts` mocks `createObjectURL`, which returns 'blob:file' for every local file.
  expect(previewUrls).toEqual(['blob:file', 'https://files.example/remote.jpg', undefined, undefined])
})
