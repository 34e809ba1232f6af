import { Copy } from 'lucide-react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Button } from '@/design-system/components/Button/Button'
import { copy as share } from '../share/copy'
import { useSharing } from '../share/use-sharing'
import { copy } from './copy'

interface ShareInvitationProps {
  invitation: AuthorizationDetail
  /** Why what is on the page cannot be shared yet. */
  disabledReason: string | undefined
}

/** Copies the message of a saved invitation (P2). */
export function ShareInvitation({ invitation, disabledReason }: ShareInvitationProps) {
  const { message = '' } = invitation
  const { copyMessage } = useSharing({ message, authorization: invitation })
  // The contract does not promise the message of what is only read.
  const reason = disabledReason ?? (message === '' ? copy.share.withoutMessage : undefined)
  return (
    <Button
      icon={<Copy size={20} aria-hidden="true" />}
      disabledReason={reason}
      onClick={() => void copyMessage()}
    >
      {share.share}
    </Button>
  )
}
