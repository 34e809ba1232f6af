import { MessageCircle } from 'lucide-react'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { PassLink } from '../pass/PassLink'
import { copy as shareCopy } from '../share/copy'
import { copy } from './copy'
import { useCardSharing } from './use-card-sharing'

/** The buttons of a valid authorization: sending its pass, and showing it. An invitation has no pass, but its message is sent. */
export function CardPassActions({ authorization }: { authorization: AuthorizationSummary }) {
  const { id, name, preauthorization_type } = authorization
  const { sendByWhatsApp } = useCardSharing(authorization)
  return (
    <Inline gap={2}>
      <Button
        size="sm"
        icon={<MessageCircle size={20} aria-hidden="true" />}
        aria-label={copy.card.actionOn(shareCopy.whatsApp, name)}
        onClick={() => void sendByWhatsApp()}
      >
        {shareCopy.whatsAppShort}
      </Button>
      {preauthorization_type === 'INVITE' ? null : <PassLink id={id} name={name} size="sm" />}
    </Inline>
  )
}
