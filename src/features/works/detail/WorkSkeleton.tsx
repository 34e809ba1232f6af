import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

/** The shape of a work's tabs and of what they show. */
export function WorkSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
