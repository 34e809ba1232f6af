import { createContext, type ReactNode, use } from 'react'

export interface ConfirmRequest {
  title: string
  /** The consequences of a confirmation. */
  body?: ReactNode
  confirmLabel: string
  cancelLabel: string
  tone?: 'default' | 'danger'
  /** Runs after a confirmation. If the action fails, the question stays open and shows the error. */
  action?: () => Promise<unknown>
  /** Returns the messages for an error of `action`. The default is `describeError`. */
  describe?: (error: unknown) => string[]
}

/** Shows a question. Resolves to false if the user cancels, or to true after a confirmation and a successful action. */
export type Confirm = (request: ConfirmRequest) => Promise<boolean>

export const ConfirmContext = createContext<Confirm | undefined>(undefined)

export function useConfirm(): Confirm {
  const confirm = use(ConfirmContext)
  if (!confirm) throw new Error('useConfirm needs a ConfirmProvider')
  return confirm
}
