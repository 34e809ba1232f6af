import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { Stack } from '@/design-system/components/Stack/Stack'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { copy } from './copy'

/** The placeholder of the rows of a panel, no higher than the lowest panel. No `SkeletonGroup`: the rest of the page does not wait for the strip, which keeps its place. */
export const PanelSkeleton = () => (
  <Stack padding={3} role="status">
    <VisuallyHidden>{copy.loading}</VisuallyHidden>
    <Skeleton lines={2} />
  </Stack>
)
