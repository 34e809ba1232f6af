import { CalendarDays, House } from 'lucide-react'
import { memo, useId } from 'react'
import { Link } from 'react-router-dom'
import type { Work } from '@/api/generated/model/work'
import { lots } from '@/copy/lots'
import { workStatuses } from '@/copy/works'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { paths } from '@/paths'
import { copy } from './copy'
import { lotNameOf } from './find-works'

/** Card of a work: title, lot, end date and status. */
export const WorkCard = memo(function WorkCard({ work }: { work: Work }) {
  const nameId = useId()
  const { id, title, status, start_date, end_date } = work
  const { word, tone } = workStatuses[status]
  return (
    <Card
      as="li"
      tone={status === 'FINISHED' ? 'muted' : 'default'}
      aria-labelledby={nameId}
      footer={
        <ButtonLink
          size="sm"
          variant="quiet"
          stretch
          aria-label={copy.openOf(title)}
          render={<Link to={paths.work(id)} />}
        >
          {copy.open}
        </ButtonLink>
      }
    >
      <Stack gap={3}>
        <Inline gap={2}>
          <Tag tone={tone}>{word}</Tag>
        </Inline>
        <Heading level={2} size="md" id={nameId}>
          {title}
        </Heading>
        <Stack gap={1}>
          <Inline gap={2} wraps={false}>
            <House size={20} aria-hidden="true" />
            <Text as="span">{`${lots.lot} ${lotNameOf(work)}`}</Text>
          </Inline>
          <Inline gap={2} wraps={false}>
            <CalendarDays size={20} aria-hidden="true" />
            <Text as="span" hasTabularFigures>
              {copy.period(formatDay(start_date), formatDay(end_date))}
            </Text>
          </Inline>
        </Stack>
      </Stack>
    </Card>
  )
})
