import { AttachmentsField } from './AttachmentsField'
import { copy } from './copy'

interface DocumentsFieldProps {
  /** A new submission has at least one (L5). */
  required?: boolean
  isLabelHidden?: boolean
}

/** The papers of a policy (L2, L5). */
export const DocumentsField = (props: DocumentsFieldProps) => (
  <AttachmentsField {...props} name="documents" label={copy.documents} />
)
