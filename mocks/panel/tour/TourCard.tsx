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
  /** Whether the tour has just started, not resumed after a page load. A new tour takes the focus. */
  isNewTour: boolean
}

/** The card that shows the current stop. The card is not a dialog, because the user works in the portal beside it. */
export function TourCard({ tour, isNewTour }: TourCardProps) {
  const state = useSyncExternalStore(tour.subscribe, tour.getState)
  const { stop, stopIndex, isDone, failureReason } = state
  const ids = { title: useId(), text: useId() }
  const stopCopy = copy.stops[stop.name]
  const heading = useFocusAtEachStop(stopIndex, isNewTour)
  const announcement = useAnnouncement(
    stopIndex,
    isNewTour ? undefined : `${stopCopy.title}. ${stopCopy.text}`,
  )
  const nextButton = useRef<HTMLButtonElement>(null)
  const isLast = stopIndex === stops.length - 1

  // When the action completes the stop, its button disappears. The focus then moves to 'Siguiente' or 'Terminar'.
  const act = async () => {
    await tour.act()
    if (stop.act && tour.getState().isDone) nextButton.current?.focus()
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
            {copy.position(stopIndex + 1, stops.length)}
          </Text>
          <IconButton label={copy.leave} size="sm" icon={<X aria-hidden="true" />} onClick={tour.leave} />
        </Inline>
        <Heading level={2} size="md" id={ids.title} ref={heading} tabIndex={-1} aria-describedby={ids.text}>
          {stopCopy.title}
        </Heading>
        <Text size="sm" id={ids.text}>
          <strong>{stopCopy.actor}.</strong> {stopCopy.text}
        </Text>
        <Outcome state={state} />
        {failureReason === undefined ? null : (
          <Alert tone="warning" isLive>
            {failureReason}
          </Alert>
        )}
        <Inline>
          {isDone || state.isReady ? null : (
            <Button variant="primary" size="sm" loading={state.isBusy} onClick={() => void act()}>
              {state.needsRestart ? copy.restart : stopCopy.action}
            </Button>
          )}
          <Button ref={nextButton} variant={isDone ? 'primary' : 'secondary'} size="sm" onClick={tour.next}>
            {isLast ? copy.finish : copy.next}
          </Button>
        </Inline>
      </Stack>
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </Card>
  )
}

/**
 * Shows the result of a completed stop, or warns that the tour has to reset the data. The live region exists before its
 * text: screen readers announce only changes of a live region.
 */
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
          {outcome ?? copy.stops[stop.name].doneMessage}
        </Text>
      ) : null}
    </div>
  )
}

/**
 * Focuses the heading after each change of the stop. Screen readers then announce the heading. At the first shown stop, the
 * heading gets the focus only in a new tour.
 */
function useFocusAtEachStop(stopIndex: number, isNewTour: boolean) {
  const heading = useRef<HTMLHeadingElement>(null)
  const focusedIndex = useRef(isNewTour ? undefined : stopIndex)
  useEffect(() => {
    if (focusedIndex.current === stopIndex) return
    focusedIndex.current = stopIndex
    heading.current?.focus({ preventScroll: true })
  }, [stopIndex])
  return heading
}

/**
 * Returns the text of the live region: `text` for the stop that is shown first, an empty text for all other stops. At the
 * first render, the text is empty, because screen readers announce only changes of a live region.
 */
function useAnnouncement(stopIndex: number, text: string | undefined) {
  const [firstStop] = useState({ stopIndex, text })
  const [announcement, setAnnouncement] = useState('')
  useEffect(() => setAnnouncement(firstStop.text ?? ''), [firstStop])
  return stopIndex === firstStop.stopIndex ? announcement : ''
}
