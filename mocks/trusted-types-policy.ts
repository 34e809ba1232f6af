import { getPageRoot } from './page-root.ts'

/*
 * The page's Content Security Policy only allows scripts of the bundler's Trusted Types policy. MSW registers its service
 * worker without a policy, and the workbook worker is started by its URL. This default policy allows these two scripts only.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

const trusted = /^(?:mockServiceWorker|static\/js\/(?:async\/)?mock-workbook(?:\.[0-9a-f]+)?)\.js$/

const root = getPageRoot()
const isTrusted = (pathname: string) => pathname.startsWith(root) && trusted.test(pathname.slice(root.length))

trustedTypes?.createPolicy('default', {
  // The browser blocks a script if the policy returns null.
  createScriptURL: (url) => {
    const { origin, pathname, search } = new URL(url, location.href)
    return origin === location.origin && search === '' && isTrusted(pathname) ? url : null
  },
})
