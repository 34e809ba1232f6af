import { createContext, use } from 'react'

export interface CopyRequest {
  text: string
  /** The message after the text is copied. */
  copied: string
  /** The message if the browser does not allow copying. */
  failed: string
  /** The label of the text field in the dialog that opens after a failure. */
  label: string
}

/** Copies a text to the clipboard. If the browser does not allow it, a dialog shows the text. */
export type CopyText = (request: CopyRequest) => Promise<void>

export const CopyContext = createContext<CopyText | undefined>(undefined)

export function useCopyText(): CopyText {
  const copyText = use(CopyContext)
  if (!copyText) throw new Error('useCopyText needs a CopyProvider')
  return copyText
}
