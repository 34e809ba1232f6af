import { CalendarDays, House } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import type { Work } from '@/api/generated/model/work'
import { getStatusLabel } from '@/copy/labels'
import { lots } from '@/copy/lots'
import { workStatuses } from '@/copy/works'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { Text } from '@/design-system/components/Text/Text'
import { formatDay } from '@/domain/days'
import { copy } from './copy'

interface WorkCardProps {
  work: Work
  /** The link to the work, below the card. */
  link: ReactNode
}

/** A work in the list. */
export function WorkCard({ work, link }: WorkCardProps) {
  const nameId = useId()
  const { title, status, start_date, end_date } = work
  const { label, tone } = getStatusLabel(workStatuses, status)
  return (
    <Card as="li" tone={status === 'FINISHED' ? 'muted' : 'default'} aria-labelledby={nameId} footer={link}>
      <Stack gap={3}>
        <Inline gap={2}>
          <Tag tone={tone}>{label}</Tag>
        </Inline>
        <Heading level={2} size="md" id={nameId}>
          {title}
        </Heading>
        <Stack gap={1}>
          <Inline gap={2} wraps={false}>
            <House size={20} aria-hidden="true" />
            <Text as="span">{`${lots.lot} ${formatLotName(work)}`}</Text>
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
}

/** Returns the name of the lot of a work, such as 'A-12'. */
export const formatLotName = ({ property }: Pick<Work, 'property'>): string =>
  lots.name(property.identifier, property.sub_area?.name ?? null)
