import { pageRoot } from './page-root.ts'

/*
 * A host of files has no page at most addresses of the portal. Who opens one is sent to where the demo begins, with the
 * address that was meant as `?at=`, and has it again before anything reads it. See `src/static-host/static-folder.ts`.
 */

const root = pageRoot()
const asked = new URLSearchParams(location.search).get('at')

/** An address of the demo's own; undefined for any other. */
function meant(text: string): URL | undefined {
  const base = location.origin + root
  const url = URL.canParse(text, base) ? new URL(text, base) : undefined
  return url?.href.startsWith(base) ? url : undefined
}

/** Such a host has a folder with a page where the portal has an address: what is the folder's is not in the address. */
function arrive(): void {
  const url = (asked !== null && meant(asked)) || new URL(location.href)
  url.pathname = url.pathname.replace(/\/index\.html$/, '/')
  if (url.pathname !== root) url.pathname = url.pathname.replace(/\/+$/, '')
  if (url.href !== location.href) history.replaceState(history.state, '', url)
}

arrive()
