import { sharedPass } from '@/copy/shared-pass'
import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { sharedPassCopy as words } from './shared-pass-copy'

/** The page of a shared pass before its scripts have loaded. */
export function SharedPassSkeleton() {
  return (
    <Stack gap={5}>
      <Heading level={1}>{sharedPass.title}</Heading>
      <SkeletonGroup label={words.loading}>
        {/* The longest text of the page, so that it counts as painted when this text is. */}
        <Text tone="muted" aria-hidden="true">
          {words.wait}
        </Text>
        <Card tone="paper">
          <Grid minColumn="15rem" gap={5}>
            <Skeleton shape="block" height="18rem" />
            <Skeleton lines={6} />
          </Grid>
        </Card>
      </SkeletonGroup>
    </Stack>
  )
}
