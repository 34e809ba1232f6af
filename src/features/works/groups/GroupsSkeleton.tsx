import { Card } from '@/design-system/components/Card/Card'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

const places = ['first', 'second', 'third', 'fourth', 'fifth']

/** Skeleton of the group cards. */
export function GroupsSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Stack gap={4}>
        {places.map((place) => (
          <Card key={place}>
            <Stack gap={3}>
              <Skeleton lines={1} />
              <Skeleton shape="block" height="1.75rem" width="12rem" />
              <Skeleton shape="block" height="6rem" />
              <Skeleton shape="block" height="2.75rem" />
            </Stack>
          </Card>
        ))}
      </Stack>
    </SkeletonGroup>
  )
}
