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
import { handoffCopy } from './handoff-copy'
import { type HandoffResult, retryHandoff, runHandoff } from './run-handoff'

/** `/handoff`: signs the user in with the one-time code from the mobile app's link. */
export function HandoffScreen() {
  const handoff = getHandoff()
  const { result, retry } = useHandoff(handoff)
  const [chosenUser, setChosenUser] = useState<'other' | 'current'>()
  useDocumentTitle(handoffCopy.handoff.title)

  if (!result) return <Spinner size="lg" label={handoffCopy.handoff.starting} hasVisibleLabel fillsPage />
  if (result.kind === 'entered' || chosenUser === 'other') return <Navigate to={handoff.path} replace />
  if (chosenUser === 'current') return <Navigate to={paths.home()} replace />
  if (result.kind === 'failed') {
    return <HandoffFailed sentence={result.sentence} onRetry={result.canRetry ? retry : undefined} />
  }
  const switchUser = () => {
    enterSession(result.otherSession)
    setChosenUser('other')
  }
  return (
    <SwitchUser
      otherUser={result.otherSession.user}
      onChange={switchUser}
      onKeep={() => setChosenUser('current')}
    />
  )
}

/** Runs a handoff once. `result` is undefined until the handoff settles, and again while a retry runs. */
function useHandoff(handoff: Handoff) {
  const [handoffPromise, setHandoffPromise] = useState(() => runHandoff(handoff))
  const [settledHandoff, setSettledHandoff] = useState<{
    promise: Promise<HandoffResult>
    result: HandoffResult
  }>()

  useEffect(() => {
    let isMounted = true
    void handoffPromise.then((result) => {
      if (isMounted) setSettledHandoff({ promise: handoffPromise, result })
    })
    return () => {
      isMounted = false
    }
  }, [handoffPromise])

  return {
    result: settledHandoff?.promise === handoffPromise ? settledHandoff.result : undefined,
    retry: () => setHandoffPromise(retryHandoff(handoff)),
  }
}

interface HandoffFailedProps {
  sentence: string
  /** Absent if a retry cannot succeed. */
  onRetry?: () => void
}

function HandoffFailed({ sentence, onRetry }: HandoffFailedProps) {
  const { session } = useSessionState()
  return (
    <EntranceLayout>
      <Heading level={1}>{handoffCopy.handoff.failed}</Heading>
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
          {session ? handoffCopy.handoff.home : handoffCopy.handoff.signIn}
        </ButtonLink>
      </Stack>
    </EntranceLayout>
  )
}

interface SwitchUserProps {
  otherUser: Session['user']
  onChange: () => void
  onKeep: () => void
}

const formatName = ({ first_name, last_name }: Session['user']) => `${first_name} ${last_name}`

/** Asks whether the session of the mobile app's user should replace the current session. */
function SwitchUser({ otherUser, onChange, onKeep }: SwitchUserProps) {
  const { session } = useSessionState()
  return (
    <EntranceLayout>
      <Heading level={1}>{handoffCopy.switchUser.title}</Heading>
      <Text>
        {session
          ? handoffCopy.switchUser.body(formatName(session.user), formatName(otherUser))
          : handoffCopy.switchUser.alone(formatName(otherUser))}
      </Text>
      <Stack gap={3}>
        <Button variant="primary" stretch onClick={onChange}>
          {handoffCopy.switchUser.change(formatName(otherUser))}
        </Button>
        <Button variant="secondary" stretch onClick={onKeep}>
          {session ? handoffCopy.switchUser.keep(formatName(session.user)) : handoffCopy.handoff.signIn}
        </Button>
      </Stack>
    </EntranceLayout>
  )
}
