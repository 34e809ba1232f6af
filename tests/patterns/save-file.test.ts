import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/patterns/export/save-file'

const { createObjectURL, revokeObjectURL } = URL

afterEach(() => {
  vi.useRealTimers()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

test('saveFile revokes the object URL a minute after it starts the download', () => {
  vi.useFakeTimers()
  const onRevoke = vi.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: onRevoke })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile(new Blob(['x']), 'x.txt')
  vi.advanceTimersByTime(59_000)
  expect(onRevoke).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(onRevoke).toHaveBeenCalledExactlyOnceWith('blob:file')
})
