import { afterEach, expect, test, vi } from 'vitest'
import { applyConfig } from '@/config'
import { watchPolicy } from '@/watch-policy'

afterEach(() => {
  vi.unstubAllGlobals()
  applyConfig({ apiUrl: '' })
})

/**
 * Watches a document of its own, because tests that start the portal leave their listeners on the shared one. Returns a function
 * that reports a violation.
 */
function watchNewDocument(onApiBlocked: () => void) {
  const newDocument = document.implementation.createHTMLDocument()
  vi.stubGlobal('document', newDocument)
  watchPolicy(onApiBlocked)
  return (blockedURI: string, effectiveDirective: string, disposition = 'enforce') =>
    newDocument.dispatchEvent(
      Object.assign(new Event('securitypolicyviolation'), { blockedURI, effectiveDirective, disposition }),
    )
}

test('names each entry whose origin the policy forbids once, and tells if it is the API', () => {
  const logError = vi.mocked(console.error).mockImplementation(() => {})
  const onApiBlocked = vi.fn()
  applyConfig({
    apiUrl: 'https://api.example/v1',
    storageOrigins: ['https://photos.example'],
    chatScriptUrl: 'https://chat.example/widget.js',
  })
  const block = watchNewDocument(onApiBlocked)
  block('https://photos.example/a.jpg', 'img-src')
  block('https://photos.example/b.jpg', 'img-src')
  block('https://chat.example/widget.js', 'script-src-elem')
  block('https://extension.example/a.js', 'script-src-elem')
  block('inline', 'style-src-attr')
  block('https://api.example/v1/fapi/terms/', 'connect-src', 'report')
  expect(onApiBlocked).not.toHaveBeenCalled()
  block('https://api.example/v1/fapi/terms/', 'connect-src')
  expect(onApiBlocked).toHaveBeenCalledTimes(1)
  expect(logError.mock.calls.map(([message]) => message)).toEqual([
    "config.json: the policy of the page (img-src) does not allow the origin of 'storageOrigins', https://photos.example",
    "config.json: the policy of the page (script-src-elem) does not allow the origin of 'chatScriptUrl', https://chat.example",
    "config.json: the policy of the page (connect-src) does not allow the origin of 'apiUrl', https://api.example",
  ])
  logError.mockClear()
})
