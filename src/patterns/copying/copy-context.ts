import { createContext, use } from 'react'

export interface CopyRequest {
  /** What is copied. */
  text: string
  /** Said when it was copied. */
  copied: string
  /** Said when the browser does not let it be copied. */
  failed: string
  /** The name of the text, in the dialog from which it is then copied by hand. */
  label: string
}

/** Copies a text to the clipboard; where the browser refuses, it is given to be copied by hand. */
export type CopyText = (request: CopyRequest) => Promise<void>

export const CopyContext = createContext<CopyText | undefined>(undefined)

export function useCopyText(): CopyText {
  const copyText = use(CopyContext)
  if (!copyText) throw new Error('useCopyText needs a CopyProvider')
  return copyText
}
