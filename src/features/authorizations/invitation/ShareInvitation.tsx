import { useFormikContext } from 'formik'
import { Copy } from 'lucide-react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Button } from '@/design-system/components/Button/Button'
import { copy as share } from '../share/copy'
import { useSharing } from '../share/use-sharing'
import { copy } from './copy'

/** Copies the message of a saved invitation (P2); what was changed since has to be saved first. */
export function ShareInvitation({ invitation }: { invitation: AuthorizationDetail }) {
  const { dirty } = useFormikContext()
  // The contract does not promise the message of what is only read.
  const { message = '' } = invitation
  const { copyMessage } = useSharing({ message, authorization: invitation })
  return (
    <Button
      size="sm"
      icon={<Copy size={20} aria-hidden="true" />}
      disabledReason={dirty ? copy.share.unsaved : message === '' ? copy.share.withoutMessage : undefined}
      onClick={() => void copyMessage()}
    >
      {share.share}
    </Button>
  )
}
