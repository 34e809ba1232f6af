import { CalendarPlus, MessageCircle, Share2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Menu } from '@/design-system/components/Menu/Menu'
import { copy as shareCopy } from '../share/copy'
import { useSharing } from '../share/use-sharing'
import { editPath } from '../terms/edit-path'
import { copy } from './copy'

interface CardActionsProps {
  authorization: AuthorizationSummary
  /** Whether it is expired, and can only be looked at (P4). */
  isOverdue: boolean
  onRemove: (authorization: AuthorizationSummary) => void
}

const words = copy.card

/** What can be done with an authorization: the documents' three at hand (P2), the rest in a menu. */
export function CardActions({ authorization, isOverdue, onRemove }: CardActionsProps) {
  const { name, message } = authorization
  const { copyMessage } = useSharing({ message, authorization })
  if (isOverdue) return <EditLink authorization={authorization} label={words.seeMore} />
  return (
    <Inline gap={1}>
      <EditLink authorization={authorization} label={words.edit} />
      <Button
        size="sm"
        variant="quiet"
        aria-label={words.actionOn(shareCopy.share, name)}
        onClick={() => void copyMessage()}
      >
        {shareCopy.share}
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={words.actionOn(words.remove, name)}
        onClick={() => onRemove(authorization)}
      >
        {words.remove}
      </Button>
      <MoreMenu authorization={authorization} />
    </Inline>
  )
}

interface EditLinkProps {
  authorization: AuthorizationSummary
  label: string
}

function EditLink({ authorization, label }: EditLinkProps) {
  return (
    <ButtonLink
      size="sm"
      variant="quiet"
      aria-label={words.actionOn(label, authorization.name)}
      render={<Link to={editPath(authorization)} />}
    >
      {label}
    </ButtonLink>
  )
}

function MoreMenu({ authorization }: { authorization: AuthorizationSummary }) {
  const { whatsAppAddress, addToCalendar, shareNatively } = useSharing({
    message: authorization.message,
    authorization,
  })
  const native = shareNatively && {
    label: shareCopy.shareNatively,
    icon: <Share2 aria-hidden="true" />,
    onSelect: () => void shareNatively(),
  }
  return (
    <Menu
      label={words.more}
      aria-label={words.actionOn(words.more, authorization.name)}
      items={[
        {
          label: shareCopy.whatsApp,
          icon: <MessageCircle aria-hidden="true" />,
          onSelect: () => window.open(whatsAppAddress, '_blank', 'noopener,noreferrer'),
        },
        ...(native ? [native] : []),
        {
          label: shareCopy.calendar,
          icon: <CalendarPlus aria-hidden="true" />,
          onSelect: () => void addToCalendar(),
        },
      ]}
    />
  )
}
