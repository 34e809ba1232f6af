import { X } from 'lucide-react'
import { type KeyboardEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Heading } from '@/design-system/components/Heading/Heading'
import { IconButton } from '@/design-system/components/IconButton/IconButton'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { VisuallyHidden } from '@/design-system/components/VisuallyHidden/VisuallyHidden'
import { copy } from './copy'
import { stops } from './stops'
import type { Tour, TourState } from './tour'

interface TourCardProps {
  tour: Tour
  /** Whether the visitor has just started the tour; then the card takes the focus. */
  isAskedFor: boolean
}

/** The card of a stop. It is no dialog, because the portal is used beside it. */
export function TourCard({ tour, isAskedFor }: TourCardProps) {
  const state = useSyncExternalStore(tour.subscribe, tour.state)
  const { stop, place, isDone, problem } = state
  const ids = { title: useId(), text: useId() }
  const words = copy.stops[stop.name]
  const title = useFocusAtEachStop(place, isAskedFor)
  const announcement = useAnnouncement(place, isAskedFor ? undefined : `${words.title}. ${words.text}`)
  const next = useRef<HTMLButtonElement>(null)
  const isLast = place === stops.length - 1

  // The pressed button is removed after the action, so the focus moves to the next button.
  const act = async () => {
    await tour.act()
    if (stop.act && tour.state().isDone) next.current?.focus()
  }

  const leaveByEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    tour.leave()
  }

  return (
    <Card as="section" padding="sm" aria-label={copy.region} onKeyDown={leaveByEscape}>
      <Stack gap={2}>
        <Inline justify="between" wraps={false}>
          <Text size="xs" tone="muted">
            {copy.place(place + 1, stops.length)}
          </Text>
          <IconButton label={copy.leave} size="sm" icon={<X aria-hidden="true" />} onClick={tour.leave} />
        </Inline>
        <Heading level={2} size="md" id={ids.title} ref={title} tabIndex={-1} aria-describedby={ids.text}>
          {words.title}
        </Heading>
        <Text size="sm" id={ids.text}>
          <strong>{words.who}.</strong> {words.text}
        </Text>
        <Outcome state={state} />
        {problem === undefined ? null : (
          <Alert tone="warning" isLive>
            {problem}
          </Alert>
        )}
        <Inline>
          {isDone || state.isReady ? null : (
            <Button variant="primary" size="sm" loading={state.isBusy} onClick={() => void act()}>
              {state.needsRestart ? copy.restart : words.action}
            </Button>
          )}
          <Button ref={next} variant={isDone ? 'primary' : 'secondary'} size="sm" onClick={tour.next}>
            {isLast ? copy.finish : copy.next}
          </Button>
        </Inline>
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Card>
  )
}

/** The result of the stop. The live region exists from the beginning, so that screen readers announce its text. */
function Outcome({ state: { stop, isDone, outcome, needsRestart } }: { state: TourState }) {
  return (
    <div role="status">
      {needsRestart ? (
        <Text size="sm" tone="warning">
          {copy.otherScenario}
        </Text>
      ) : null}
      {isDone ? (
        <Text size="sm" weight="semibold" tone="success">
          {outcome ?? copy.stops[stop.name].done}
        </Text>
      ) : null}
    </div>
  )
}

/** Focuses the heading of each new stop, so that screen readers announce it. */
function useFocusAtEachStop(place: number, isAskedFor: boolean) {
  const title = useRef<HTMLHeadingElement>(null)
  const seen = useRef(isAskedFor ? undefined : place)
  useEffect(() => {
    if (seen.current === place) return
    seen.current = place
    title.current?.focus({ preventScroll: true })
  }, [place])
  return title
}

/** Announces the first stop after the page has loaded, because a live region must change to be read. */
function useAnnouncement(place: number, text: string | undefined) {
  const [first] = useState({ place, text })
  const [announced, setAnnounced] = useState('')
  useEffect(() => setAnnounced(first.text ?? ''), [first])
  return place === first.place ? announced : ''
}
