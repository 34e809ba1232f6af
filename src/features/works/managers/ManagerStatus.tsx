import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { partyStatuses } from '@/copy/works'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { useWork } from '../detail/use-work'

/** How a manager stands; who is current may enter as long as the work goes on, which may end soon. */
export function ManagerStatus({ status }: { status: WorkPartyStatus }) {
  const { work } = useWork()
  const { word, tone } = partyStatuses[status]
  return (
    <Stack gap={1} align="start">
      <Tag tone={tone}>{word}</Tag>
      {status === 'CURRENT' && work.status === 'CURRENT' ? <ExpiryTag lastDay={work.end_date} /> : null}
    </Stack>
  )
}
