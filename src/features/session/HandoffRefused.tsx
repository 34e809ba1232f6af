import { Link } from 'react-router-dom'
import { errors } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths } from '@/paths'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { useSessionState } from '@/session/use-session'
import { copy } from './copy'

interface HandoffRefusedProps {
  sentence: string
  /** Absent where trying again is of no use. */
  onRetry?: () => void
}

/** Why the app's link did not open the portal, and the way on. */
export function HandoffRefused({ sentence, onRetry }: HandoffRefusedProps) {
  const { session } = useSessionState()
  return (
    <EntranceLayout>
      <Heading level={1}>{copy.handoff.failed}</Heading>
      <Alert tone="danger" isLive>
        {sentence}
      </Alert>
      <Stack gap={3}>
        {onRetry ? (
          <Button variant="primary" stretch onClick={onRetry}>
            {errors.retry}
          </Button>
        ) : null}
        <ButtonLink
          variant={onRetry ? 'secondary' : 'primary'}
          stretch
          render={<Link to={session ? paths.home() : paths.login()} replace />}
        >
          {session ? copy.handoff.home : copy.handoff.signIn}
        </ButtonLink>
      </Stack>
    </EntranceLayout>
  )
}
