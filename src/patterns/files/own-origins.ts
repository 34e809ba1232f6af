import { config } from '@/config'

/** Returns the origins of the portal and the API. Only files of these origins may be opened over http. */
export const getOwnOrigins = (): readonly string[] => [
  window.location.origin,
  new URL(config().apiUrl || '/', window.location.origin).origin,
]
