import type { Toast } from './use-toasts'

/**
 * A toast with an id made of its tone and texts. If a toast with the same id is shown again, the renderer restarts the
 * timeout of the visible toast and adds no second one.
 */
interface IdentifiedToast extends Toast {
  id: string
}

/** Renders the toasts; implemented by ToastList. */
interface ToastRenderer {
  open: (toast: IdentifiedToast) => void
  close: (id: string) => void
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Creates a queue of toasts. The queue holds them until the renderer is loaded and connects. */
export function createToastQueue() {
  let renderer: ToastRenderer | undefined
  let queuedToasts: IdentifiedToast[] = []

  return {
    /** Shows a toast, now or when the renderer is connected. Returns a function that dismisses the toast. */
    show(toast: Toast): () => void {
      const id = [toast.tone, toast.title, toast.message].join('\n')
      if (renderer) renderer.open({ ...toast, id })
      else queuedToasts.push({ ...toast, id })
      return () => {
        queuedToasts = queuedToasts.filter((queued) => queued.id !== id)
        renderer?.close(id)
      }
    },
    /** Connects the renderer, which receives the queued toasts. Returns a function that disconnects the renderer. */
    connect(newRenderer: ToastRenderer): () => void {
      renderer = newRenderer
      for (const toast of queuedToasts.splice(0)) renderer.open(toast)
      return () => {
        renderer = undefined
      }
    },
  }
}
