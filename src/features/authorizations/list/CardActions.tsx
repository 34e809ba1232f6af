import { CalendarPlus, Ellipsis, RotateCcw, Trash2 } from 'lucide-react'
import { Link, useNavigate } from 'react-router-dom'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Menu } from '@/design-system/components/Menu/Menu'
import { hasKnownType } from '@/domain/authorizations'
import { copy as shareCopy } from '../share/copy'
import { buildOtherShareItems } from '../share/share-items'
import { getEditPath, getReusePath } from '../terms/form-paths'
import { copy } from './copy'
import { isExtensible } from './extension'
import { useCardSharing } from './use-card-sharing'

interface CardActionsProps {
  authorization: AuthorizationSummary
  /** Whether the last day of the authorization has passed. The card then only has links to view and to copy the authorization. */
  isExpired: boolean
  onRemove: () => void
  onExtend: () => void
}

const words = copy.card

export function CardActions({ authorization, isExpired, onRemove, onExtend }: CardActionsProps) {
  const { name } = authorization
  const navigate = useNavigate()
  const sharing = useCardSharing(authorization)
  const editPath = getEditPath(authorization)
  const reusePath = getReusePath(authorization)
  if (isExpired)
    return (
      <Inline gap={1}>
        <ActionLink to={editPath} label={words.seeMore} name={name} />
        <ActionLink to={reusePath} label={words.reuse} name={name} />
      </Inline>
    )
  const reuse = {
    label: words.reuse,
    icon: <RotateCcw aria-hidden="true" />,
    onSelect: () => void navigate(reusePath),
  }
  const extend = {
    label: words.extend,
    icon: <CalendarPlus aria-hidden="true" />,
    onSelect: onExtend,
  }
  return (
    <Inline gap={1} justify="between">
      <Inline gap={1}>
        <ActionLink
          to={editPath}
          label={hasKnownType(authorization) ? words.edit : words.seeMore}
          name={name}
        />
        <Button
          size="sm"
          variant="quiet"
          aria-label={words.actionOn(shareCopy.share, name)}
          onClick={() => void sharing.copyMessage()}
        >
          {shareCopy.share}
        </Button>
      </Inline>
      <Inline gap={1}>
        <Menu
          label={words.more}
          isLabelHidden
          avatar={<Ellipsis size={20} aria-hidden="true" />}
          aria-label={words.actionOn(words.more, name)}
          items={[...buildOtherShareItems(sharing), ...(isExtensible(authorization) ? [extend] : []), reuse]}
        />
        <IconButton
          size="sm"
          variant="quiet-danger"
          label={words.actionOn(words.remove, name)}
          icon={<Trash2 size={20} aria-hidden="true" />}
          onClick={onRemove}
        />
      </Inline>
    </Inline>
  )
}

interface ActionLinkProps {
  to: string
  label: string
  name: string
}

function ActionLink({ to, label, name }: ActionLinkProps) {
  return (
    <ButtonLink size="sm" variant="quiet" aria-label={words.actionOn(label, name)} render={<Link to={to} />}>
      {label}
    </ButtonLink>
  )
}
