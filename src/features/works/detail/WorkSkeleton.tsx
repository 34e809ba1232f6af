import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

/** Skeleton of a work's tabs and their content. */
export function WorkSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
