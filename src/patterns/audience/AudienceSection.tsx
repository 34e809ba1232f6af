import { type AudienceList, audiences } from '@/copy/audiences'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'

/** The section of a help popover that says who sees the rows of its list. */
export const AudienceSection = ({ list }: { list: AudienceList }) => (
  <Stack gap={1}>
    <Heading level={2} size="sm">
      {audiences.label}
    </Heading>
    <Text size="sm">{audiences.lists[list]}</Text>
  </Stack>
)
