import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { withoutGuests } from '@/copy/authorizations'
import { Alert } from '@/design-system/components/Alert/Alert'
import { useConfirmedCount } from './use-confirmed-count'

/** Says that an invitation has no effect yet, while nobody is on it. */
export function NobodyConfirmed({ invitation }: { invitation: AuthorizationDetail }) {
  return useConfirmedCount(invitation) > 0 ? null : <Alert tone="danger">{withoutGuests}</Alert>
}
