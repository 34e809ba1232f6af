import { getPageRoot } from './page-root.ts'

/*
 * The Content Security Policy of the page allows only script URLs that a Trusted Types policy has checked. The service
 * worker of MSW and the workbook worker are started with plain URLs, which the browser passes to this default policy.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const trustedScripts = /^(?:mockServiceWorker|static\/js\/(?:async\/)?mock-workbook(?:\.[0-9a-f]+)?)\.js$/

const root = getPageRoot()
const isTrusted = (pathname: string) =>
  pathname.startsWith(root) && trustedScripts.test(pathname.slice(root.length))

trustedTypes?.createPolicy('default', {
  // The browser blocks a script if the policy returns null.
  createScriptURL: (url) => {
    const { origin, pathname, search } = new URL(url, location.href)
    return origin === location.origin && search === '' && isTrusted(pathname) ? url : null
  },
})
