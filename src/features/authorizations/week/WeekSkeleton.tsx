import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'

/** The place of a week that loads. */
export const WeekSkeleton = ({ label }: { label: string }) => (
  <SkeletonGroup label={label}>
    <Skeleton shape="block" height="48rem" />
  </SkeletonGroup>
)
