import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

const fields = ['first name', 'last name', 'document', 'email', 'phone', 'birth']

/** The placeholder of an invitation that is loading. */
export function InvitationSkeleton() {
  return (
    <SkeletonGroup label={copy.invitation.loading}>
      <Skeleton height="2rem" width="80%" />
      {/* The longest text of the page, so that it counts as painted when this text is. */}
      <Text tone="muted" aria-hidden="true">
        {copy.invitation.wait}
      </Text>
      <Skeleton shape="block" height="14rem" />
      {fields.map((field) => (
        <Skeleton key={field} shape="block" height="5rem" />
      ))}
    </SkeletonGroup>
  )
}
