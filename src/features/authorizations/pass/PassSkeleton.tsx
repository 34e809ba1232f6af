import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

/** Skeleton of the pass. */
export function PassSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Card>
        <Grid minColumn="15rem" gap={5}>
          <Skeleton shape="block" height="16rem" />
          <Stack gap={4}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton lines={6} />
          </Stack>
        </Grid>
      </Card>
    </SkeletonGroup>
  )
}
