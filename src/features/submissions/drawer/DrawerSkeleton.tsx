import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

/** Skeleton of a submission. */
export function DrawerSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Stack gap={6}>
        <Skeleton shape="block" height="12rem" />
        <Skeleton lines={4} />
        <Skeleton lines={2} />
      </Stack>
    </SkeletonGroup>
  )
}
