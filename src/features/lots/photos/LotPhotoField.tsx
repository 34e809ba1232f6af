import type { UseQueryResult } from '@tanstack/react-query'
import type { PhotoAddress } from '@/api/generated/model/photoAddress'
import { useGetPhoto } from '@/api/generated/photos/photos'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { PhotoField } from '@/design-system/components/PhotoField/PhotoField'
import { Progress } from '@/design-system/components/Progress/Progress'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { getPictureUrl } from '@/patterns/files/get-picture-url'
import { useFormField } from '@/patterns/form/use-form-field'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useLot } from '../detail/use-lot'
import { copy } from './copy'
import { type PhotoValue, photoField } from './photo-value'
import type { usePhotoSaving } from './use-photo-saving'

interface LotPhotoFieldProps {
  /** The id of the co-resident, tenant or pet; absent for a new record. */
  recordId?: number
  alt: string
  upload: ReturnType<typeof usePhotoSaving>['upload']
}

/** The field rejects a file of this many bytes or more. It scales down the photo of a smaller file. */
const sizeLimit = 20_000_000

/**
 * The field for the photo of a resident or pet. The user crops the photo to a square. The form uploads the cropped photo
 * before it saves the record.
 */
export function LotPhotoField({ recordId, alt, upload }: LotPhotoFieldProps) {
  const { value, ...field } = useFormField<PhotoValue>(photoField)
  const query = usePhotoAddress(recordId, value)
  // A read-only field without a photo renders nothing.
  if (field.disabled && value === '') return null
  return (
    <QueryView query={query} skeleton={<PhotoSkeleton />}>
      {({ url }) => (
        <PhotoField
          {...field}
          value={typeof value === 'string' ? url : value}
          label={copy.label}
          alt={alt}
          labels={copy.labels}
          sizeLimit={sizeLimit}
          disabled={field.disabled || upload.isUploading}
          onDraft={upload.setHasDraft}
          progress={upload.isUploading && <UploadProgress onCancel={upload.cancel} />}
        />
      )}
    </QueryView>
  )
}

const PhotoSkeleton = () => (
  <SkeletonGroup label={copy.loading}>
    <Skeleton width="3rem" height="1.125rem" />
    <Skeleton shape="block" width="7rem" height="8rem" />
  </SkeletonGroup>
)

/** The progress is indeterminate, because the browser reports no progress of this upload. */
const UploadProgress = ({ onCancel }: { onCancel: () => void }) => (
  <Stack gap={2}>
    <Progress label={copy.uploading} value={null} />
    <Inline>
      <Button size="sm" onClick={onCancel}>
        {copy.cancelUpload}
      </Button>
    </Inline>
  </Stack>
)

/** Replaces an address of a stored photo that cannot be loaded. The user can still replace or remove the photo. */
const emptyImage: PhotoAddress = { url: 'data:,' }
const noPhoto: PhotoAddress = { url: '' }

/**
 * Returns the state of the request for the address of a stored photo, as a TanStack query. A new or absent photo needs no
 * request. If the request fails, `data` is `emptyImage`.
 */
function usePhotoAddress(
  recordId = 0,
  value: PhotoValue,
): Pick<UseQueryResult<PhotoAddress, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'> {
  const { rp } = useLot()
  const isStored = typeof value === 'string' && value !== ''
  // Each form refetches the address, because an address expires. The API does not state when.
  const query = useGetPhoto(rp, recordId, { query: { enabled: isStored && recordId > 0, staleTime: 0 } })
  const { error, isFetching, refetch } = query
  if (!isStored) return { data: noPhoto, error: null, isFetching, refetch }
  const url = getPictureUrl(query.data?.url)
  const isUnloadable = query.data !== undefined || error !== null || recordId === 0
  const data = url !== undefined ? { url } : isUnloadable ? emptyImage : undefined
  return { data, error, isFetching, refetch }
}
