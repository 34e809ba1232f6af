import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'

const keys = ['first', 'second', 'third', 'fourth']

/** Placeholder cards. Screen readers announce `label`. */
export function CardsSkeleton({ label }: { label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Grid minColumn="20rem" gap={4}>
        {keys.map((key) => (
          <Card key={key}>
            <Stack gap={3}>
              <Skeleton shape="block" width="6rem" height="1.5rem" />
              <Skeleton lines={3} />
              <Skeleton shape="block" width="6rem" height="2rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
