import { CalendarPlus, Copy, MessageCircle, Share2 } from 'lucide-react'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { copy } from './copy'
import { type SharedAuthorization, useSharing } from './use-sharing'

export interface ShareActionsProps {
  /** The text to share, written by the backend. */
  message: string
  authorization: SharedAuthorization
  /** Whether sharing is the main action of the screen. If so, 'Compartir' is a primary button. */
  isMain?: boolean
}

/** The buttons that share an authorization. 'Compartir' copies the message. */
export function ShareActions({ isMain = false, ...props }: ShareActionsProps) {
  const { copyMessage, whatsAppAddress, addToCalendar, shareNatively } = useSharing(props)
  return (
    <Inline gap={2} stacksOnPhone>
      <Button
        variant={isMain ? 'primary' : 'secondary'}
        icon={<Copy size={20} aria-hidden="true" />}
        onClick={() => void copyMessage()}
      >
        {copy.share}
      </Button>
      <ButtonLink
        variant="quiet"
        size="sm"
        icon={<MessageCircle size={20} aria-hidden="true" />}
        href={whatsAppAddress}
        target="_blank"
        rel="noopener noreferrer"
      >
        {copy.whatsApp}
        <VisuallyHidden> ({copy.newTab})</VisuallyHidden>
      </ButtonLink>
      {shareNatively ? (
        <Button
          variant="quiet"
          size="sm"
          icon={<Share2 size={20} aria-hidden="true" />}
          onClick={() => void shareNatively()}
        >
          {copy.shareNatively}
        </Button>
      ) : null}
      <Button
        variant="quiet"
        size="sm"
        icon={<CalendarPlus size={20} aria-hidden="true" />}
        onClick={() => void addToCalendar()}
      >
        {copy.calendar}
      </Button>
    </Inline>
  )
}
