import { Popover } from '@/design-system/components/Popover/Popover'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

const { label, close, lines } = copy.help

/** What submissions are for, and who decides about them. */
export function SubmissionsHelp() {
  return (
    <Popover label={label} isLabelHidden title={label} closeLabel={close} align="end">
      <Stack gap={2}>
        {lines.map((line) => (
          <Text key={line} size="sm">
            {line}
          </Text>
        ))}
      </Stack>
    </Popover>
  )
}
