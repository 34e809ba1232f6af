import type { Toast } from './use-toasts'

/** A toast with an id: the same text shown twice is a single toast, whose timeout restarts. */
interface IdentifiedToast extends Toast {
  id: string
}

/** The renderer of the toasts. */
interface Screen {
  open: (toast: IdentifiedToast) => void
  close: (id: string) => void
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Creates a queue that holds toasts until their renderer is loaded on demand. */
export function createToastQueue() {
  let screen: Screen | undefined
  let waiting: IdentifiedToast[] = []

  return {
    /** Shows a toast, now or when the renderer is connected. Returns a function that dismisses it. */
    show(toast: Toast): () => void {
      const id = [toast.tone, toast.title, toast.message].join('\n')
      if (screen) screen.open({ ...toast, id })
      else waiting.push({ ...toast, id })
      return () => {
        waiting = waiting.filter((other) => other.id !== id)
        screen?.close(id)
      }
    },
    /** Connects the renderer, which receives the queued toasts. Returns a function that disconnects it. */
    connect(next: Screen): () => void {
      screen = next
      for (const toast of waiting.splice(0)) screen.open(toast)
      return () => {
        screen = undefined
      }
    },
  }
}
