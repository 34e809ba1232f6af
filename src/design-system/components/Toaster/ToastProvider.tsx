import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { createGlobalStyle } from 'styled-components'
import { above, layer, sideSpace, space } from '@/design-system/theme/tokens'
import { useOnDemand } from '@/design-system/use-on-demand'
import { keepOnTop } from '../Dialog/keep-on-top'
import { createToastQueue } from './toast-queue'
import { type Toast, ToastsContext } from './use-toasts'

const loadList = async () => (await import('./ToastList')).ToastList

interface ToastProviderProps {
  /** The accessible name of the region that contains the toasts. */
  label: string
  /** The accessible name of the close button of each toast. */
  closeLabel: string
  /** The whole application. */
  children: ReactNode
}

/** Provides `useToasts`, and renders the toasts above everything, open dialogs included. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [host] = useState(() => (typeof document === 'undefined' ? null : createToastHost()))
  const [queue] = useState(createToastQueue)
  const { part: List, loadPart, prefetch } = useOnDemand(loadList)

  useEffect(() => (host ? keepOnTop(host) : undefined), [host])
  // Loads the code of ToastList before the first toast. Without a connection, the code could not be loaded, and no toast
  // could report the loss.
  useEffect(() => {
    const timer = setTimeout(prefetch, 2000)
    return () => clearTimeout(timer)
  }, [prefetch])

  const toasts = useMemo(
    () => ({
      show: (toast: Toast) => {
        loadPart()
        return queue.show(toast)
      },
    }),
    [queue, loadPart],
  )

  return (
    <ToastsContext value={toasts}>
      {/* In a dialog, the host is an open popover even without toasts. Without this style browsers would show an empty box. */}
      <ToastHostStyle />
      {children}
      {List && host && <List host={host} queue={queue} label={label} closeLabel={closeLabel} />}
    </ToastsContext>
  )
}

/**
 * Creates the live region of the toasts. The region must exist before the first message, so that screen readers
 * announce the message.
 */
function createToastHost(): HTMLElement {
  const host = document.createElement('div')
  host.dataset.toasts = ''
  host.setAttribute('aria-live', 'polite')
  return host
}

/**
 * The position of the toasts. On a desktop, they are at the top of the content. On a phone, they are over the bar at the top of the page,
 * where they cover neither cards nor fields, or at the bottom, as `useToastPlace` decides.
 */
const ToastHostStyle = createGlobalStyle`
  [data-toasts] {
    position: fixed;
    inset: calc(${space(1)} + env(safe-area-inset-top)) ${sideSpace(1)} auto;
    z-index: ${layer.toast};
    display: block;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 0;
    border: 0;
    color: inherit;
    background: none;
    overflow: visible;
    pointer-events: none;
  }

  [data-toasts][data-place='bottom'] {
    inset-block: auto calc(${space(2)} + max(var(--toast-bottom, 0px), env(safe-area-inset-bottom) + var(--keyboard-inset, 0px)));
  }

  @media ${above.compact} {
    [data-toasts],
    [data-toasts][data-place='bottom'] {
      inset-block: ${space(20)} auto;
      inset-inline: auto ${sideSpace(6)};
      inline-size: 24rem;
    }
  }

  @media print {
    [data-toasts] {
      display: none;
    }
  }
`
