import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { copy } from './copy'

const fields = ['first name', 'last name', 'document', 'email', 'phone', 'birth']

/** The placeholder of an invitation that is loading. */
export function InvitationSkeleton() {
  return (
    <SkeletonGroup label={copy.invitation.loading}>
      <Skeleton height="2rem" width="80%" />
      <Skeleton />
      <Skeleton shape="block" height="14rem" />
      {fields.map((field) => (
        <Skeleton key={field} shape="block" height="5rem" />
      ))}
    </SkeletonGroup>
  )
}
