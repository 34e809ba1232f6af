import { createContext, useContext } from 'react'
import type { Toast } from './toast'

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
