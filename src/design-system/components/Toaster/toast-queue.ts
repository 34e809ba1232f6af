import type { Toast } from './use-toasts'

/** A toast with an identity: the same words shown twice are one toast, whose time begins again. */
interface IdentifiedToast extends Toast {
  id: string
}

/** Where toasts are drawn. */
interface Screen {
  open: (toast: IdentifiedToast) => void
  close: (id: string) => void
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Keeps what was shown before there was anywhere to draw it: the screen is fetched on demand. */
export function createToastQueue() {
  let screen: Screen | undefined
  let waiting: IdentifiedToast[] = []

  return {
    /** Shows a toast, now or when the screen arrives; the answer dismisses it. */
    show(toast: Toast): () => void {
      const id = [toast.tone, toast.title, toast.message].join('\n')
      if (screen) screen.open({ ...toast, id })
      else waiting.push({ ...toast, id })
      return () => {
        waiting = waiting.filter((other) => other.id !== id)
        screen?.close(id)
      }
    },
    /** Connects the screen, which receives what was waiting; the answer disconnects it. */
    connect(next: Screen): () => void {
      screen = next
      for (const toast of waiting.splice(0)) screen.open(toast)
      return () => {
        screen = undefined
      }
    },
  }
}
