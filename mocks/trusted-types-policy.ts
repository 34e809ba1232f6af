import { getPageRoot } from './page-root.ts'

/*
 * The Content Security Policy of the page allows only scripts of the bundler's Trusted Types policy. This default policy
 * also allows the service worker of MSW and the workbook worker, which start without a policy.
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
