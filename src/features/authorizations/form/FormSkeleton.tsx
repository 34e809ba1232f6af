import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

/** The shape of the form while the authorization comes. */
export function FormSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton shape="block" height="5rem" />
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="12rem" />
      <Skeleton width="40%" height="1.25rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
