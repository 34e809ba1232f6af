import { useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '@/design-system/components/Spinner/Spinner'
import { paths } from '@/paths'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { takenHandoff } from '@/session/handoff'
import { enterSession } from '@/session/session-store'
import { copy } from './copy'
import { HandoffRefused } from './HandoffRefused'
import { SwitchUser } from './SwitchUser'
import { useHandoff } from './use-handoff'

/** `/handoff`: the mobile app opens the portal with a code that works once. */
export function HandoffScreen() {
  const handoff = takenHandoff()
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
