import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'

/** A text in a panel, aligned with the rows. */
export const PanelText = ({ children }: { children: string }) => (
  <Stack padding={3}>
    <Text size="sm" tone="muted">
      {children}
    </Text>
  </Stack>
)
