import { createContext, useContext } from 'react'

/** A short message about an event that is not visible on the page, e.g. that a text was copied. */
export interface Toast {
  /** Screen readers announce a `danger` toast at once, and other toasts at the next pause. */
  tone: 'success' | 'info' | 'warning' | 'danger'
  /** A short text above the message. */
  title?: string
  message: string
  /** Milliseconds until the toast closes; 0 keeps it open. By default 5,000, and 0 for `danger`. */
  timeout?: number
  /** The action of the toast. Choosing the action dismisses the toast. */
  action?: { label: string; onSelect: () => void }
}

/** The toast API for components. */
interface Toasts {
  /** Shows a toast. Returns a function that dismisses the toast. */
  show: (toast: Toast) => () => void
}

export const ToastsContext = createContext<Toasts | null>(null)

/** Returns the toast API of the nearest ToastProvider; throws without a provider. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it')
  return toasts
}
