import { afterEach } from 'vitest'

/** The files of a process share one page. Each test must leave it as the next test expects it: empty and signed out. */
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  window.history.replaceState(null, '', '/')
  document.body.replaceChildren()
})
