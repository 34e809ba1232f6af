import { config } from '@/config'

/** Returns the origins of the portal and the API. Their files can be opened over http. */
export const getOwnOrigins = (): readonly string[] => [
  window.location.origin,
  new URL(config().apiUrl || '/', window.location.origin).origin,
]
