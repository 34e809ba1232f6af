/* Node runs this module unbuilt. */

/** The Trusted Types policy of the bundler. */
export const scriptPolicy = 'portal'

/** The Trusted Types policy for the script of the chat. */
export const chatPolicy = 'portal-chat'

/** The Trusted Types policy for the service worker. */
export const workerPolicy = 'portal-worker'

/** It has to be at the root to control every page. */
export const workerScript = '/sw.js'
