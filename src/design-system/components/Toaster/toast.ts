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
