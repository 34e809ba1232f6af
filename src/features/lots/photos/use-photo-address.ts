import type { UseQueryResult } from '@tanstack/react-query'
import type { PhotoAddress } from '@/api/generated/model/photoAddress'
import { useGetPhoto } from '@/api/generated/photos/photos'
import type { PhotoValue } from './photo-value'

/** An address that shows nothing. */
const emptyImage: PhotoAddress = { url: 'data:,' }
const none: PhotoAddress = { url: '' }

interface PhotoOwner {
  /** The neighbourhood. */
  rp: number
  /** The co-resident, tenant or pet, once there is one. */
  id: number | undefined
}

/**
 * Reads the address of the form's photo. A new or absent photo needs no read. A photo whose address cannot be read
 * can still be replaced or removed.
 */
export function usePhotoAddress(
  { rp, id = 0 }: PhotoOwner,
  value: PhotoValue,
): Pick<UseQueryResult<PhotoAddress, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'> {
  const isKept = typeof value === 'string' && value !== ''
  // Asked each time: where a photo is may hold for minutes only.
  const query = useGetPhoto(rp, id, { query: { enabled: isKept && id > 0, staleTime: 0 } })
  const { error, isFetching, refetch } = query
  if (!isKept) return { data: none, error: null, isFetching, refetch }
  const data = query.data ?? (error || id === 0 ? emptyImage : undefined)
  return { data, error, isFetching, refetch }
}
