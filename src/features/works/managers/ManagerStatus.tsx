import type { WorkPartyStatus } from '@/api/generated/model/workPartyStatus'
import { partyStatuses } from '@/copy/works'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tag } from '@/design-system/components/Tag/Tag'
import { ExpiryTag } from '@/patterns/expiry/ExpiryTag'
import { useWork } from '../detail/use-work'

/** Status of a manager, with a warning if the work ends soon. */
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
