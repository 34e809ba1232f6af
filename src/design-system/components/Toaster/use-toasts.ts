import { createContext, useContext } from 'react'

/** `danger` interrupts screen readers and stays; the others are said when there is a pause. */
export type ToastTone = 'success' | 'info' | 'warning' | 'danger'

/** A message about something that the page does not show by itself. */
export interface Toast {
  tone: ToastTone
  /** A few words above the message. */
  title?: string
  message: string
  /** How long it stays, in milliseconds; 0 until it is dismissed. Without it: 5,000, and 0 for `danger`. */
  timeout?: number
  /** One thing that can be done about it; doing it dismisses the toast. */
  action?: { label: string; onSelect: () => void }
}

/** What a component may ask of the toasts. */
interface Toasts {
  /** Shows a toast; the answer dismisses it. */
  show: (toast: Toast) => () => void
}

export const ToastsContext = createContext<Toasts | null>(null)

/** The toasts of the nearest ToastProvider; throws without one. */
export function useToasts(): Toasts {
  const toasts = useContext(ToastsContext)
  if (!toasts) throw new Error('useToasts needs a ToastProvider around it')
  return toasts
}
