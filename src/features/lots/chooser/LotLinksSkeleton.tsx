import { Grid } from '@/design-system/components/Grid/Grid'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

const places = ['first', 'second']

/** Skeleton of the lot links. */
export function LotLinksSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Grid minColumn="18rem" gap={3}>
        {places.map((place) => (
          <Skeleton key={place} shape="block" height="2.75rem" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
