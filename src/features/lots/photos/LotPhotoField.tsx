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
import { useFormField } from '@/patterns/form/use-form-field'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy } from './copy'
import type { PhotoValue } from './photo-value'
import type { PhotoUploadInProgress } from './use-photo-upload'

interface LotPhotoFieldProps {
  /** The name of the form field. Its value is a `PhotoValue`. */
  name: string
  /** The id of the neighbourhood. */
  rp: number
  /** The id of the co-resident, tenant or pet; absent for a new record. */
  ownerId?: number
  /** The alternative text: the name of the person or pet. */
  alt: string
  /** The upload in progress, from `usePhotoSaving`. */
  upload: PhotoUploadInProgress
  /** Whether the photo is read-only. */
  disabled?: boolean
}

/**
 * The size limit in bytes. Larger files are refused before they are read; smaller files are redrawn at a
 * small size.
 */
const sizeLimit = 20_000_000

/**
 * The photo of a resident or pet: it is chosen or taken, cropped to a square, and uploaded when the form is
 * saved.
 */
export function LotPhotoField({ name, rp, ownerId, alt, upload, disabled }: LotPhotoFieldProps) {
  const { value, ...field } = useFormField<PhotoValue>(name)
  const query = usePhotoAddress({ rp, id: ownerId }, value)
  const isReadOnly = disabled || field.disabled
  // A read-only field without a photo renders nothing.
  if (isReadOnly && value === '') return null
  return (
    <Stack gap={2}>
      <QueryView query={query} skeleton={<PhotoSkeleton />}>
        {({ url }) => (
          <PhotoField
            {...field}
            value={typeof value === 'string' ? url : value}
            label={copy.label}
            alt={alt}
            words={copy.words}
            sizeLimit={sizeLimit}
            disabled={isReadOnly || upload.isUnderWay}
            onDraft={upload.noteDraft}
          />
        )}
      </QueryView>
      {upload.isUnderWay && <UploadProgress onCancel={upload.cancel} />}
    </Stack>
  )
}

const PhotoSkeleton = () => (
  <SkeletonGroup label={copy.loading}>
    <Skeleton shape="block" width="7rem" height="7rem" />
  </SkeletonGroup>
)

/** Indeterminate, because the browser reports no progress of this upload. */
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

/** An image address without content. */
const emptyImage: PhotoAddress = { url: 'data:,' }
const none: PhotoAddress = { url: '' }

interface PhotoOwner {
  /** The id of the neighbourhood. */
  rp: number
  /** The id of the co-resident, tenant or pet; undefined for a new record. */
  id: number | undefined
}

/**
 * Reads the address of the form's photo. A new or absent photo needs no request. If the request fails, the
 * photo can still be replaced or removed.
 */
function usePhotoAddress(
  { rp, id = 0 }: PhotoOwner,
  value: PhotoValue,
): Pick<UseQueryResult<PhotoAddress, unknown>, 'data' | 'error' | 'isFetching' | 'refetch'> {
  const isKept = typeof value === 'string' && value !== ''
  // The address is always refetched, because it may expire within minutes.
  const query = useGetPhoto(rp, id, { query: { enabled: isKept && id > 0, staleTime: 0 } })
  const { error, isFetching, refetch } = query
  if (!isKept) return { data: none, error: null, isFetching, refetch }
  const data = query.data ?? (error || id === 0 ? emptyImage : undefined)
  return { data, error, isFetching, refetch }
}
