import { afterEach } from 'vitest'

/** The test files of a process share one page, so each test leaves the page empty and signed out for the next test. */
afterEach(() => {
  localStorage.clear()
  sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`
  }
  // Unlike `replaceState`, this removes the forward entries, to which a later test could otherwise go.
  window.history.pushState(null, '', '/')
  document.body.replaceChildren()
})
