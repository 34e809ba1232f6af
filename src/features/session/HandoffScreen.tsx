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
import { enterSession } from '@/session/session-store'
import { useSessionState } from '@/session/use-session'
import { copy } from './copy'
import { type HandoffResult, retryHandoff, runHandoff } from './run-handoff'

/** `/handoff`: the mobile app opens the portal with a code that works once. */
export function HandoffScreen() {
  const handoff = getHandoff()
  const { arrival, retry } = useHandoff(handoff)
  const [choice, setChoice] = useState<'other' | 'current'>()
  useDocumentTitle(copy.handoff.title)

  if (!arrival) return <Spinner size="lg" label={copy.handoff.starting} hasVisibleLabel fillsPage />
  if (arrival.kind === 'entered' || choice === 'other') return <Navigate to={handoff.destination} replace />
  if (choice === 'current') return <Navigate to={paths.home()} replace />
  if (arrival.kind === 'refused') {
    return <HandoffRefused sentence={arrival.sentence} onRetry={arrival.canRetry ? retry : undefined} />
  }
  const change = () => {
    enterSession(arrival.other)
    setChoice('other')
  }
  return <SwitchUser other={arrival.other.user} onChange={change} onKeep={() => setChoice('current')} />
}

/** Returns the result of a handoff; undefined while it runs. Further renders do not run it again. */
function useHandoff(handoff: Handoff) {
  const [running, setRunning] = useState(() => runHandoff(handoff))
  const [settled, setSettled] = useState<{ of: Promise<HandoffResult>; arrival: HandoffResult }>()

  useEffect(() => {
    let isHere = true
    void running.then((arrival) => {
      if (isHere) setSettled({ of: running, arrival })
    })
    return () => {
      isHere = false
    }
  }, [running])

  return {
    arrival: settled?.of === running ? settled.arrival : undefined,
    retry: () => setRunning(retryHandoff(handoff)),
  }
}

interface HandoffRefusedProps {
  sentence: string
  /** Absent if a retry cannot succeed. */
  onRetry?: () => void
}

/** The error page of a handoff, with links to continue. */
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

interface Person {
  first_name: string
  last_name: string
}

interface SwitchUserProps {
  /** The user of the app's link. */
  other: Person
  onChange: () => void
  onKeep: () => void
}

const nameOf = ({ first_name, last_name }: Person) => `${first_name} ${last_name}`

/** The confirmation before another user's session is replaced. */
function SwitchUser({ other, onChange, onKeep }: SwitchUserProps) {
  const { session } = useSessionState()
  return (
    <EntranceLayout>
      <Heading level={1}>{copy.switchUser.title}</Heading>
      <Text>
        {session
          ? copy.switchUser.body(nameOf(session.user), nameOf(other))
          : copy.switchUser.alone(nameOf(other))}
      </Text>
      <Stack gap={3}>
        <Button variant="primary" stretch onClick={onChange}>
          {copy.switchUser.change(nameOf(other))}
        </Button>
        <Button variant="secondary" stretch onClick={onKeep}>
          {session ? copy.switchUser.keep(nameOf(session.user)) : copy.handoff.signIn}
        </Button>
      </Stack>
    </EntranceLayout>
  )
}
