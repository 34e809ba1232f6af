import { useId } from 'react'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Prose } from '@/design-system/components/Prose/Prose'
import { Stack } from '@/design-system/components/Stack/Stack'
import { ShareActions } from '../share/ShareActions'
import { copy } from './copy'

interface PassMessageProps {
  message: string
  authorization: AuthorizationDetail
}

/** The text that is shared, to be read before it is, and the ways to share it. */
export function PassMessage({ message, authorization }: PassMessageProps) {
  const headingId = useId()
  return (
    <Stack as="section" gap={3} aria-labelledby={headingId}>
      <Heading level={2} size="md" id={headingId}>
        {copy.message}
      </Heading>
      <Card>
        <Prose>{message}</Prose>
      </Card>
      <ShareActions message={message} authorization={authorization} />
    </Stack>
  )
}
