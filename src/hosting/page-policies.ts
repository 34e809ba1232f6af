/* Node runs this module without a build. */

/** The Trusted Types policy of the bundler. */
export const scriptPolicy = 'portal'

/** The Trusted Types policy for the script of the chat. */
export const chatPolicy = 'portal-chat'

/** The Trusted Types policy for the service worker. */
export const workerPolicy = 'portal-worker'

/** The URL of the service worker, at the root, so that the worker controls every page. */
export const workerScript = '/sw.js'
