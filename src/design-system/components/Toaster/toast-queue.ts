import type { Toast } from './use-toasts'

/**
 * A toast with an id made of its texts. If the same texts are shown again, the toast stays single and its timeout
 * restarts.
 */
interface IdentifiedToast extends Toast {
  id: string
}

/** The renderer of the toasts. */
interface ToastRenderer {
  open: (toast: IdentifiedToast) => void
  close: (id: string) => void
}

export type ToastQueue = ReturnType<typeof createToastQueue>

/** Creates a queue that holds toasts until their renderer is loaded on demand. */
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
