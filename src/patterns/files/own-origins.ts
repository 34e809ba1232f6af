import { config } from '@/config'

/** Returns the origins of the portal and the API. The portal opens files of any other origin only over https. */
export const getOwnOrigins = (): readonly string[] => [
  window.location.origin,
  new URL(config().apiUrl || '/', window.location.origin).origin,
]
