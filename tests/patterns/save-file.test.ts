import { afterEach, expect, test, vi } from 'vitest'
import { saveFile } from '@/patterns/export/save-file'

const { createObjectURL, revokeObjectURL } = URL

afterEach(() => {
  vi.useRealTimers()
  Object.assign(URL, { createObjectURL, revokeObjectURL })
})

test('the address of a saved file lives for a minute, and no longer', () => {
  vi.useFakeTimers()
  const revoked = vi.fn()
  Object.assign(URL, { createObjectURL: () => 'blob:file', revokeObjectURL: revoked })
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  saveFile(new Blob(['x']), 'x.txt')
  vi.advanceTimersByTime(59_000)
  expect(revoked).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1_000)
  expect(revoked).toHaveBeenCalledExactlyOnceWith('blob:file')
})
