import { vi } from 'vitest'
import { afterTest } from './after-test'
import { replaceObjectUrls } from './replace-object-urls'

/** Replaces the browser's downloads until the end of the running test. Returns the list to which each downloaded file is added. */
export function captureDownloads() {
  const downloads: { name: string; file: Blob }[] = []
  const files = new Map<string, Blob>()
  replaceObjectUrls({
    createObjectURL: (file) => {
      const url = `blob:${files.size}`
      files.set(url, file as Blob)
      return url
    },
    revokeObjectURL: () => {},
  })
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    const file = files.get(this.href)
    if (file) downloads.push({ name: this.download, file })
  })
  afterTest(() => click.mockRestore())
  return downloads
}
