import { Toast as Headless } from '@base-ui/react/toast'
import { type FocusEvent, useEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import styled from 'styled-components'
import { space } from '@/design-system/theme/tokens'
import { ToastCard } from './ToastCard'
import type { ToastQueue } from './toast-queue'
import { useToastPlace } from './use-toast-place'
import type { Toast } from './use-toasts'

interface ToastListProps {
  /** The element in which the toasts are rendered. */
  host: HTMLElement
  /** The queue to which the list connects as the renderer. */
  queue: ToastQueue
  /** The accessible name of the region that contains the toasts. */
  label: string
  /** The accessible name of the close button of each toast. */
  closeLabel: string
}

/** The toasts, newest first. Only the newest three are visible; an older toast appears when a visible one closes. */
export function ToastList(props: ToastListProps) {
  return createPortal(
    <Headless.Provider limit={3}>
      <Region {...props} />
    </Headless.Provider>,
    props.host,
  )
}

function Region({ host, queue, label, closeLabel }: ToastListProps) {
  const { toasts, add, close } = Headless.useToastManager<Toast>()
  const { rememberFocus, returnFocus } = useReturnedFocus()
  useToastPlace(host, toasts.length)

  useEffect(
    () =>
      queue.connect({
        open: ({ id, ...toast }) =>
          add({ id, data: toast, timeout: toast.timeout ?? getDefaultTimeout(toast) }),
        close,
      }),
    [queue, add, close],
  )

  return (
    <ToastRegion aria-label={label} onFocus={rememberFocus}>
      {toasts.map((toast) => (
        // If a toast is shown again, its key changes. Screen readers then announce the toast again.
        <ToastCard
          key={`${toast.id}#${toast.updateKey}`}
          toast={toast}
          closeLabel={closeLabel}
          onClose={returnFocus}
        />
      ))}
    </ToastRegion>
  )
}

/** Returns the focus to where it was before it came to the toasts, because a closed toast would lose it. */
function useReturnedFocus() {
  const previous = useRef<Element>(null)
  const rememberFocus = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) previous.current = relatedTarget
  }
  const returnFocus = () => {
    if (previous.current instanceof HTMLElement) previous.current.focus({ preventScroll: true })
  }
  return { rememberFocus, returnFocus }
}

const getDefaultTimeout = ({ tone }: Toast) => (tone === 'danger' ? 0 : 5000)

const ToastRegion = styled(Headless.Viewport)`
  display: flex;
  flex-direction: column;
  gap: ${space(2)};
`
