import { CalendarDays, Clock } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { authorizationTypes, fullInvitation, withoutGuests } from '@/copy/authorizations'
import { getLabel } from '@/copy/labels'
import { weekdayWords } from '@/copy/weekdays'
import { Alert } from '@/design-system/components/Alert/Alert'
import { AvatarGroup } from '@/design-system/components/AvatarGroup/AvatarGroup'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { WeekdayCircles } from '@/design-system/components/WeekdayCircles/WeekdayCircles'
import { isExpiredAuthorization, isFullInvitation, maxAvatars } from '@/domain/authorizations'
import type { Day } from '@/domain/days'
import { getEffectiveWeekdays } from '@/domain/weekdays'
import { formatAllowedDays, formatAllowedHours } from '../terms-text'
import { copy } from './copy'

interface AuthorizationCardProps {
  authorization: AuthorizationSummary
  today: Day
  /** The buttons that send and show the pass. The card of an expired authorization omits them. */
  passActions: ReactNode
  /** Renders the buttons below the card. `isExpired` is whether the last day of the authorization has passed. */
  renderActions: (isExpired: boolean) => ReactNode
}

/** An authorization in the list. */
export function AuthorizationCard({
  authorization,
  today,
  passActions,
  renderActions,
}: AuthorizationCardProps) {
  const nameId = useId()
  const { name, people, count_authorized } = authorization
  const isExpired = isExpiredAuthorization(authorization, today)
  const isInvitation = authorization.preauthorization_type === 'INVITE'
  const words = copy.card

  return (
    <Card
      as="li"
      tone={isExpired ? 'muted' : 'default'}
      aria-labelledby={nameId}
      footer={renderActions(isExpired)}
    >
      <Stack gap={3}>
        {isInvitation && count_authorized === 0 ? <Alert tone="danger">{withoutGuests}</Alert> : null}
        <Inline gap={2}>
          <Tag tone={isExpired ? 'neutral' : 'success'}>{isExpired ? words.expired : words.current}</Tag>
          {authorization.source === 'ADMIN' ? <Tag>{words.byAdministration}</Tag> : null}
          <Tag>{getLabel(authorizationTypes, authorization.preauthorization_type)}</Tag>
        </Inline>
        <Heading level={2} size="md" id={nameId}>
          {name}
        </Heading>
        <Stack gap={1}>
          <Inline gap={2} wraps={false}>
            <CalendarDays size={20} aria-hidden="true" />
            <Text as="span" hasTabularFigures>
              {formatAllowedDays(authorization)}
            </Text>
          </Inline>
          <Inline gap={2} wraps={false}>
            <Clock size={20} aria-hidden="true" />
            <Text as="span" hasTabularFigures>
              {formatAllowedHours(authorization)}
            </Text>
          </Inline>
        </Stack>
        {authorization.concurrent_flag ? (
          <WeekdayCircles
            label={words.weekdays}
            days={getEffectiveWeekdays(authorization)}
            labels={weekdayWords}
          />
        ) : null}
        {isFullInvitation(authorization) && !isExpired ? (
          <Text size="sm" tone="muted">
            {fullInvitation.notice}
          </Text>
        ) : null}
        <Inline gap={3} justify="between">
          <Inline gap={2}>
            {people.length > 0 ? (
              <AvatarGroup
                label={words.guestsLabel(name)}
                people={people.map((person) => ({ id: person.id, name: person.full_name }))}
                total={count_authorized}
                max={maxAvatars}
                getMoreLabel={words.moreGuests}
              />
            ) : null}
            <Text as="span" tone="muted">
              {words.guests(count_authorized)}
            </Text>
          </Inline>
          {isExpired ? null : passActions}
        </Inline>
      </Stack>
    </Card>
  )
}
