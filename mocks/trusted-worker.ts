/*
 * The page's policy lets scripts be loaded by the bundler's own Trusted Types policy alone. The worker of the mock is
 * registered by a library that knows no policy, so a build with the mock begins with this one, which lets in the
 * worker's script and nothing else.
 */

interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL: (url: string) => string | null }): unknown
}

const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }

trustedTypes?.createPolicy('default', {
  // What answers null is refused by the browser.
  createScriptURL: (url) =>
    new URL(url, location.href).href === new URL('/mockServiceWorker.js', location.href).href ? url : null,
})

export {}
