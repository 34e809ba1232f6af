import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

/** Skeleton of a lot's tabs and table. */
export function LotSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
