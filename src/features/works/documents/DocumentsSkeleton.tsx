import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { SplitView } from '@/design-system/components/SplitView/SplitView'
import { copy } from './copy'

/** Skeleton of the folders. */
export function DocumentsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <SplitView
        aside={<Skeleton shape="block" height="12rem" />}
        narrow={<Skeleton shape="block" width="14rem" height="2.75rem" />}
      >
        <Skeleton lines={5} height="2.75rem" />
      </SplitView>
    </SkeletonGroup>
  )
}
