/*
 * What the server's policy for the page and the page's own scripts have to agree on. A leaf: run by Node as it is, too.
 */

/** The Trusted Types policy that the bundler makes, to load the portal's own files. */
export const scriptPolicy = 'portal'

/** The one that the portal makes to load the chat's script, where an installation has a chat. */
export const chatPolicy = 'portal-chat'

/** The one that the portal makes to start its service worker, in the residents' build. */
export const workerPolicy = 'portal-worker'

/** The service worker's script, at the root, for it stands between the whole portal and the network. */
export const workerScript = '/sw.js'
