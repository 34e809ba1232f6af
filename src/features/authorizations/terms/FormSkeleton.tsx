import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'

export function FormSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
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
