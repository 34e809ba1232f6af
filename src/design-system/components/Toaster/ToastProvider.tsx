import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { keepOnTop } from '../Dialog/keep-on-top'
import type { ToastList } from './ToastList'
import type { Toast } from './toast'
import { createToastHost } from './toast-host'
import { ToastHostStyle } from './toast-host-style'
import { createToastQueue } from './toast-queue'
import { ToastsContext } from './use-toasts'

const loadList = () => import('./ToastList')

interface ToastProviderProps {
  /** The name of the region that holds the toasts. */
  label: string
  /** The name of each toast's close button. */
  closeLabel: string
  /** The whole application. */
  children: ReactNode
}

/** Gives `useToasts` to what is inside, and draws what it shows above everything, open dialogs included. */
export function ToastProvider({ label, closeLabel, children }: ToastProviderProps) {
  const [host] = useState(() => (typeof document === 'undefined' ? null : createToastHost()))
  const [queue] = useState(createToastQueue)
  const [List, setList] = useState<typeof ToastList>()

  useEffect(() => (host ? keepOnTop(host) : undefined), [host])
  useEffect(fetchWhenIdle, [])

  const toasts = useMemo(
    () => ({
      show: (toast: Toast) => {
        // What cannot be drawn now, for want of a connection, waits for the next toast that can.
        loadList().then(
          (module) => setList(() => module.ToastList),
          () => {},
        )
        return queue.show(toast)
      },
    }),
    [queue],
  )

  return (
    <ToastsContext value={toasts}>
      {/* The host is in the top layer before its first toast: without its style it would be an empty box there. */}
      <ToastHostStyle />
      {children}
      {List && host && <List host={host} queue={queue} label={label} closeLabel={closeLabel} />}
    </ToastsContext>
  )
}

/** In good time: the message that matters most says that the connection is gone, when nothing can be fetched any more. */
function fetchWhenIdle() {
  const timer = setTimeout(() => void loadList().catch(() => {}), 2000)
  return () => clearTimeout(timer)
}
