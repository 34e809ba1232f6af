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
 * Where the photo is that the form holds by its name. A new one, or none, needs no asking; one that is there, but
 * nobody says where, can be replaced or taken away all the same.
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
