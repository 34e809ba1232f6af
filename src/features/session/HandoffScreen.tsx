import { Suspense, use, useState } from 'react'
import { Navigate } from 'react-router-dom'
import { Spinner } from '../../design-system/components/Spinner/Spinner'
import { paths } from '../../paths'
import { useDocumentTitle } from '../../patterns/page/use-document-title'
import { takenHandoff } from '../../session/handoff'
import { copy } from './copy'
import { HandoffRefused } from './HandoffRefused'
import { arrivalOf, arriveAgain, enter } from './handoff-arrival'
import { SwitchUser } from './SwitchUser'

/** `/handoff` (P2): the mobile app opens the portal with a code that works once. */
export function HandoffScreen() {
  useDocumentTitle(copy.handoff.title)
  const [arrival, setArrival] = useState(() => arrivalOf(takenHandoff()))
  return (
    <Suspense fallback={<Spinner size="lg" label={copy.handoff.starting} hasVisibleLabel fillsPage />}>
      <Arrived arrival={arrival} onRetry={() => setArrival(arriveAgain(takenHandoff()))} />
    </Suspense>
  )
}

interface ArrivedProps {
  arrival: ReturnType<typeof arrivalOf>
  onRetry: () => void
}

function Arrived({ arrival, onRetry }: ArrivedProps) {
  const came = use(arrival)
  const [choice, setChoice] = useState<'other' | 'current'>()
  const { destination } = takenHandoff()

  if (came.kind === 'entered' || choice === 'other') return <Navigate to={destination} replace />
  if (choice === 'current') return <Navigate to={paths.home()} replace />
  if (came.kind === 'refused') {
    return <HandoffRefused sentence={came.sentence} onRetry={came.canRetry ? onRetry : undefined} />
  }
  const change = () => {
    enter(came.data)
    setChoice('other')
  }
  return <SwitchUser other={came.data.user} onChange={change} onKeep={() => setChoice('current')} />
}
