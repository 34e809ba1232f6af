import type { Sight } from './stops.ts'

/** The code of a QR is also shown as text beside it, such as LA-7K3Q-9XZ2. */
const codePattern = /[A-Z]{2,}-[A-Z0-9]{4}-[A-Z0-9]{4}/

/** Returns the current page of the portal; `root` is the base path of the portal, with a final slash. */
export function lookAtPortal(root: string): Sight {
  const { pathname, search } = window.location
  return {
    path: pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname,
    search: new URLSearchParams(search),
    readCode: () => document.querySelector('main')?.textContent?.match(codePattern)?.[0],
  }
}

interface Watcher {
  /** Called when the content or the address of the page has changed. */
  onPage: () => void
  /** Called when the backend has answered the portal. */
  onCall: () => void
}

const navigation = (): EventTarget | undefined => (window as Window & { navigation?: EventTarget }).navigation

/** Watches the portal until the returned function is called. */
export function watchPortal({ onPage, onCall }: Watcher): () => void {
  const changes = new MutationObserver(onPage)
  changes.observe(document.body, { childList: true, subtree: true, characterData: true })
  // Every browser has one of the two; where it has both, the page is looked at twice.
  navigation()?.addEventListener('currententrychange', onPage)
  window.addEventListener('popstate', onPage)
  const calls = new PerformanceObserver((list) => {
    const isCall = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === 'fetch' && !name.includes('/__mock/')
    if ((list.getEntries() as PerformanceResourceTiming[]).some(isCall)) onCall()
  })
  calls.observe({ type: 'resource' })
  return () => {
    changes.disconnect()
    navigation()?.removeEventListener('currententrychange', onPage)
    window.removeEventListener('popstate', onPage)
    calls.disconnect()
  }
}

/** The page's own links that stay in this tab. */
const links = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])')]

const addressOf = (path: string, root: string) =>
  new URL(`${root}${path.slice(1)}`, window.location.origin).href

/** Clicks the first link that begins so; returns whether there was one. */
export function followLink(beginning: string, root: string): boolean {
  const link = links().find(({ href }) => href.startsWith(addressOf(beginning, root)))
  link?.click()
  return link !== undefined
}

/** Goes to an address: by a link of the page, so that a form can ask about its changes, else by `open`. */
export function goTo(address: string, root: string, open: (address: string) => void): void {
  const target = addressOf(address, root)
  if (target === window.location.href) return
  const link = links().find(({ href }) => href === target)
  if (link) link.click()
  else open(address)
}
