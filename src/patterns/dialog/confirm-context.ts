import { createContext, type ReactNode, use } from 'react'

export interface ConfirmRequest {
  /** The question. */
  title: string
  /** What a yes means. */
  body?: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'default' | 'danger'
  /** What a yes does. If it fails, the question stays open and says why. */
  action?: () => Promise<unknown>
  /** Tells the sentences of a failure. */
  describe?: (error: unknown) => string[]
}

/** Asks, and answers whether it was confirmed and done. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | undefined>(undefined)

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider')
  return confirm
}
