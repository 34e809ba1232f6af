/* The names that the server's content security policy and the page's scripts share. Node runs it unbuilt. */

/** The Trusted Types policy of the bundler, for the portal's own scripts. */
export const scriptPolicy = 'portal'

/** The Trusted Types policy for the chat's script, in installations with a chat. */
export const chatPolicy = 'portal-chat'

/** The Trusted Types policy for the service worker's script, in the residents' build. */
export const workerPolicy = 'portal-worker'

/** The service worker's script. It has to be at the root to control every page. */
export const workerScript = '/sw.js'
