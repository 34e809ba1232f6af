import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'

const keys = ['first', 'second', 'third', 'fourth']

interface CardsSkeletonProps {
  /** The text that screen readers announce. */
  label: string
  /** The number of lines of a card, so that a placeholder is about as high as the card that replaces it. */
  lines: number
  /** Whether a line with the number of cards is above the cards. */
  hasCount?: boolean
}

/** Placeholder cards. */
export function CardsSkeleton({ label, lines, hasCount = false }: CardsSkeletonProps) {
  return (
    <SkeletonGroup label={label}>
      {hasCount ? <Skeleton width="5rem" height="1.25rem" /> : null}
      <Grid minColumn="20rem" gap={4}>
        {keys.map((key) => (
          <Card key={key}>
            <Stack gap={3}>
              <Skeleton shape="block" width="6rem" height="1.5rem" />
              <Skeleton lines={lines} />
              <Skeleton shape="block" width="6rem" height="2rem" />
            </Stack>
          </Card>
        ))}
      </Grid>
    </SkeletonGroup>
  )
}
