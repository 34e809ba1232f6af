import { config } from '@/config'
import { isLoadablePicture } from '@/domain/file-addresses'
import { getOwnOrigins } from './own-origins'

/**
 * Returns the address of a picture in the backend's data if the content security policy allows the picture. Otherwise
 * returns undefined, because the browser would report the blocked address. Every address that becomes the `src` of a
 * picture goes through this function.
 */
export function getPictureUrl(address: string | null | undefined): string | undefined {
  if (!address) return undefined
  const origins = [...getOwnOrigins(), ...config().storageOrigins]
  return isLoadablePicture(address, location.href, origins) ? address : undefined
}
