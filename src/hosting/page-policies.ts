/* Node runs this module without a build. */

/** The name of the Trusted Types policy with which the bundler's runtime loads scripts. */
export const scriptPolicy = 'portal'

/** The name of the Trusted Types policy for the script of the chat. */
export const chatPolicy = 'portal-chat'

/** The name of the Trusted Types policy for the script of the service worker. */
export const workerPolicy = 'portal-worker'

/** The path of the service worker's script. The script is at the root, so that the worker controls every page. */
export const workerScript = '/sw.js'

/** The path of the script of the service worker for `/pase` (`src/pass-worker.ts`). */
export const passWorkerScript = '/pass-sw.js'
