import { useEffect, useState } from 'react'
import { Link, Navigate } from 'react-router-dom'
import { errors } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Heading } from '@/design-system/components/Heading/Heading'
import { Spinner } from '@/design-system/components/Spinner/Spinner'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { paths } from '@/paths'
import { EntranceLayout } from '@/patterns/page/EntranceLayout'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { getHandoff, type Handoff } from '@/session/handoff'
import type { Session } from '@/session/session-schema'
import { enterSession } from '@/session/session-store'
import { useSessionState } from '@/session/use-session'
import { copy } from './copy'
import { type HandoffResult, retryHandoff, runHandoff } from './run-handoff'

/** `/handoff`: the mobile app opens the portal with a code that works once. */
export function HandoffScreen() {
  const handoff = getHandoff()
  const { result, retry } = useHandoff(handoff)
  const [choice, setChoice] = useState<'other' | 'current'>()
  useDocumentTitle(copy.handoff.title)

  if (!result) return <Spinner size="lg" label={copy.handoff.starting} hasVisibleLabel fillsPage />
  if (result.kind === 'entered' || choice === 'other') return <Navigate to={handoff.destination} replace />
  if (choice === 'current') return <Navigate to={paths.home()} replace />
  if (result.kind === 'refused') {
    return <HandoffRefused sentence={result.sentence} onRetry={result.canRetry ? retry : undefined} />
  }
  const change = () => {
    enterSession(result.other)
    setChoice('other')
  }
  return <SwitchUser other={result.other.user} onChange={change} onKeep={() => setChoice('current')} />
}

/** Returns the result of a handoff; undefined while it runs. Further renders do not run it again. */
function useHandoff(handoff: Handoff) {
  const [running, setRunning] = useState(() => runHandoff(handoff))
  const [settled, setSettled] = useState<{ promise: Promise<HandoffResult>; result: HandoffResult }>()

  useEffect(() => {
    let isMounted = true
    void running.then((result) => {
      if (isMounted) setSettled({ promise: running, result })
    })
    return () => {
      isMounted = false
    }
  }, [running])

  return {
    result: settled?.promise === running ? settled.result : undefined,
    retry: () => setRunning(retryHandoff(handoff)),
  }
}

interface HandoffRefusedProps {
  sentence: string
  /** Absent if a retry cannot succeed. */
  onRetry?: () => void
}

function HandoffRefused({ sentence, onRetry }: HandoffRefusedProps) {
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

interface SwitchUserProps {
  other: Session['user']
  onChange: () => void
  onKeep: () => void
}

const formatName = ({ first_name, last_name }: Session['user']) => `${first_name} ${last_name}`

/** The confirmation before another user's session is replaced. */
function SwitchUser({ other, onChange, onKeep }: SwitchUserProps) {
  const { session } = useSessionState()
  return (
    <EntranceLayout>
      <Heading level={1}>{copy.switchUser.title}</Heading>
      <Text>
        {session
          ? copy.switchUser.body(formatName(session.user), formatName(other))
          : copy.switchUser.alone(formatName(other))}
      </Text>
      <Stack gap={3}>
        <Button variant="primary" stretch onClick={onChange}>
          {copy.switchUser.change(formatName(other))}
        </Button>
        <Button variant="secondary" stretch onClick={onKeep}>
          {session ? copy.switchUser.keep(formatName(session.user)) : copy.handoff.signIn}
        </Button>
      </Stack>
    </EntranceLayout>
  )
}
