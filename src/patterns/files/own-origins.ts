import { config } from '@/config'

/** The origins whose files are ours although they may not come over https: the portal's and the API's. */
export const ownOrigins = (): readonly string[] => [
  window.location.origin,
  new URL(config().apiUrl || '/', window.location.origin).origin,
]
