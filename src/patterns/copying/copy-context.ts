import { createContext, use } from 'react'

export interface CopyRequest {
  text: string
  /** The message after the text is copied. */
  copied: string
  /** The message if the browser does not allow copying. */
  failed: string
  /** The label of the text in the dialog from which the user can copy the text. */
  label: string
}

/** Copies a text to the clipboard. If the browser denies access, a dialog shows the text to the user. */
export type CopyText = (request: CopyRequest) => Promise<void>

export const CopyContext = createContext<CopyText | undefined>(undefined)

export function useCopyText(): CopyText {
  const copyText = use(CopyContext)
  if (!copyText) throw new Error('useCopyText needs a CopyProvider')
  return copyText
}
