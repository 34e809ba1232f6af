import { getPageRoot } from './page-root.ts'

/*
 * The page's policy lets scripts be loaded by the bundler's own Trusted Types policy alone. The worker of the mock is
 * registered by a library that knows no policy, and the one that writes its workbooks is started by its address, so a
 * build with the mock begins with this policy, which lets in the scripts of these two and nothing else.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

/** Paths of the two scripts, below where the page's build stands. */
const trusted = /^(?:mockServiceWorker|static\/js\/(?:async\/)?mock-workbook(?:\.[0-9a-f]+)?)\.js$/

const root = getPageRoot()
const isTrusted = (pathname: string) => pathname.startsWith(root) && trusted.test(pathname.slice(root.length))

trustedTypes?.createPolicy('default', {
  // What answers null is refused by the browser.
  createScriptURL: (url) => {
    const { origin, pathname, search } = new URL(url, location.href)
    return origin === location.origin && search === '' && isTrusted(pathname) ? url : null
  },
})
