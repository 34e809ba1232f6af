import { useId } from 'react'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Prose } from '@/design-system/components/Prose/Prose'
import { Stack } from '@/design-system/components/Stack/Stack'
import { copy } from './copy'
import { ShareActions, type ShareActionsProps } from './ShareActions'

interface ShareMessageProps extends ShareActionsProps {
  /** Whether the screen has the buttons elsewhere. */
  isShort?: boolean
}

/** The message to share, and the buttons that share it. */
export function ShareMessage({ isShort = false, ...props }: ShareMessageProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={3} isScreenOnly aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId}>
        {copy.message}
      </Heading>
      <Card>
        <Prose>{props.message}</Prose>
      </Card>
      {isShort ? null : <ShareActions {...props} />}
    </Stack>
  )
}
