import { useFormikContext } from 'formik'
import { Copy, Ellipsis } from 'lucide-react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Menu } from '@/design-system/components/Menu/Menu'
import { copy as share } from '../share/copy'
import { shareItems } from '../share/share-items'
import { useSharing } from '../share/use-sharing'
import { copy } from './copy'

/** Shares the message of a saved invitation; what was changed since has to be saved first. */
export function ShareInvitation({ invitation }: { invitation: AuthorizationDetail }) {
  const { dirty } = useFormikContext()
  // The contract does not promise the message of what is only read.
  const { message = '' } = invitation
  const sharing = useSharing({ message, authorization: invitation })
  const reason = dirty ? copy.share.unsaved : message === '' ? copy.share.withoutMessage : undefined
  return (
    <Inline gap={1}>
      <Button
        size="sm"
        icon={<Copy size={20} aria-hidden="true" />}
        disabledReason={reason}
        onClick={() => void sharing.copyMessage()}
      >
        {share.share}
      </Button>
      <Menu
        label={share.more}
        isLabelHidden
        avatar={<Ellipsis size={20} aria-hidden="true" />}
        items={shareItems(sharing, reason)}
      />
    </Inline>
  )
}
