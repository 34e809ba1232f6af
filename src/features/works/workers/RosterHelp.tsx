import { Popover } from '@/design-system/components/Popover/Popover'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { copy } from './copy'

const { label, close, steps, papers } = copy.help

/** How somebody comes to work here. */
export function RosterHelp() {
  return (
    <Popover label={label} title={label} closeLabel={close}>
      <Stack gap={3}>
        <Stack as="ol" gap={2}>
          {steps.map((step) => (
            <Text key={step} as="li" size="sm">
              {step}
            </Text>
          ))}
        </Stack>
        <Text size="sm" tone="muted">
          {papers}
        </Text>
      </Stack>
    </Popover>
  )
}
