import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

/** The placeholder of the timeline while its code and its data load. */
export const TimelineSkeleton = () => (
  <SkeletonGroup label={copy.modes.loading}>
    <Skeleton shape="block" height="32rem" />
  </SkeletonGroup>
)
