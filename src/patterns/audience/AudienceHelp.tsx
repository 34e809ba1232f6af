import { type AudienceList, audiences } from '@/copy/audiences'
import { Popover } from '@/design-system/components/Popover/Popover'
import { Stack } from '@/design-system/components/Stack/Stack'

const { label, close, lists } = audiences

/** A quiet button at the end of a list. Its popover says who sees the rows of the list. */
export const AudienceHelp = ({ list }: { list: AudienceList }) => (
  <Stack align="start" isScreenOnly>
    <Popover label={label} title={label} closeLabel={close} size="sm">
      <p>{lists[list]}</p>
    </Popover>
  </Stack>
)
