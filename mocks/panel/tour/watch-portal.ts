import type { PortalPage } from './stops.ts'

/** The text beside a QR code, such as LA-7K3Q-9XZ2. */
const codePattern = /[A-Z]{2,}-[A-Z0-9]{4}-[A-Z0-9]{4}/

/** Returns the current page of the portal; `root` is the base path of the portal, with a final slash. */
export function readPortalPage(root: string): PortalPage {
  const { pathname, search } = window.location
  return {
    path: pathname.startsWith(root) ? `/${pathname.slice(root.length)}` : pathname,
    search: new URLSearchParams(search),
    readCode: () => document.querySelector('main')?.textContent?.match(codePattern)?.[0],
  }
}

interface PortalListeners {
  /** Called when the content or the address of the page has changed. */
  onPage: () => void
  /** Called when the portal has received a response from the backend. */
  onCall: () => void
}

const getNavigation = (): EventTarget | undefined =>
  (window as Window & { navigation?: EventTarget }).navigation

/** Watches the portal until the returned function is called. */
export function watchPortal({ onPage, onCall }: PortalListeners): () => void {
  const changes = new MutationObserver(onPage)
  changes.observe(document.body, { childList: true, subtree: true, characterData: true })
  // Browsers without the Navigation API fire only `popstate`. Other browsers can fire both events for one navigation, so
  // `onPage` may be called twice.
  getNavigation()?.addEventListener('currententrychange', onPage)
  window.addEventListener('popstate', onPage)
  const calls = new PerformanceObserver((list) => {
    const isCall = ({ name, initiatorType }: PerformanceResourceTiming) =>
      initiatorType === 'fetch' && !name.includes('/__mock/')
    if ((list.getEntries() as PerformanceResourceTiming[]).some(isCall)) onCall()
  })
  calls.observe({ type: 'resource' })
  return () => {
    changes.disconnect()
    getNavigation()?.removeEventListener('currententrychange', onPage)
    window.removeEventListener('popstate', onPage)
    calls.disconnect()
  }
}

/** Finds the links of the page that open in this tab. */
const findLinks = () => [...document.querySelectorAll<HTMLAnchorElement>('a[href]:not([target])')]

const toAbsoluteUrl = (path: string, root: string) =>
  new URL(`${root}${path.slice(1)}`, window.location.origin).href

/** Clicks the first link whose path starts with `pathPrefix`. Returns whether the page has such a link. */
export function clickLink(pathPrefix: string, root: string): boolean {
  const link = findLinks().find(({ href }) => href.startsWith(toAbsoluteUrl(pathPrefix, root)))
  link?.click()
  return link !== undefined
}

/**
 * Goes to an address of the portal. If the page has a link to the address, clicks the link. A form can then ask about
 * unsaved changes. Otherwise calls `open`, which loads the page.
 */
export function goTo(address: string, root: string, open: (address: string) => void): void {
  const target = toAbsoluteUrl(address, root)
  if (target === window.location.href) return
  const link = findLinks().find(({ href }) => href === target)
  if (link) link.click()
  else open(address)
}
