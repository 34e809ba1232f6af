import { useId } from 'react'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Prose } from '@/design-system/components/Prose/Prose'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'

/** The text that is shared, to be read before it is. */
export function PassMessage({ message }: { message: string }) {
  const headingId = useId()
  return (
    <Stack as="section" gap={2} aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId}>
        {copy.message}
      </Heading>
      <Prose>{message}</Prose>
    </Stack>
  )
}
