import { CalendarPlus, Copy, MessageCircle, Share2 } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { copy } from './copy'
import { type SharedAuthorization, useSharing } from './use-sharing'

export interface ShareActionsProps {
  /** The text to copy, written by the backend. */
  message: string
  authorization: SharedAuthorization
  /** The text of the QR code; absent for an invitation, and if there is none. */
  qrcode?: string
  /** Whether sharing is the main action of the screen. If so, 'Enviar por WhatsApp' is a primary button. */
  isMain?: boolean
}

/** The buttons that share an authorization. The last one copies the message. */
export function ShareActions({ isMain = false, ...props }: ShareActionsProps) {
  const { copyMessage, getWhatsAppAddress, addToCalendar, shareNatively } = useSharing(props)
  const hasPass = props.qrcode !== undefined
  return (
    <Inline gap={2} stacksOnPhone>
      <ButtonLink
        variant={isMain ? 'primary' : 'secondary'}
        icon={<MessageCircle size={20} aria-hidden="true" />}
        href={getWhatsAppAddress()}
        target="_blank"
        rel="noopener noreferrer"
      >
        {copy.whatsApp}
        <VisuallyHidden> ({copy.newTab})</VisuallyHidden>
      </ButtonLink>
      {shareNatively ? (
        <Button
          variant="quiet"
          icon={<Share2 size={20} aria-hidden="true" />}
          onClick={() => void shareNatively()}
        >
          {hasPass ? copy.sharePass : copy.shareNatively}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        onClick={() => void addToCalendar()}
      >
        {copy.calendar}
      </Button>
      <Button variant="quiet" icon={<Copy size={20} aria-hidden="true" />} onClick={() => void copyMessage()}>
        {hasPass ? copy.copyMessage : copy.share}
      </Button>
    </Inline>
  )
}
