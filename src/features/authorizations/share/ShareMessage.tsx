import { useId } from 'react'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Prose } from '@/design-system/components/Prose/Prose'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'
import { ShareActions, type ShareActionsProps } from './ShareActions'

export function ShareMessage(props: ShareActionsProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={3} isScreenOnly aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId}>
        {copy.message}
      </Heading>
      <Card>
        <Prose>{props.message}</Prose>
      </Card>
      <ShareActions {...props} />
    </Stack>
  )
}
