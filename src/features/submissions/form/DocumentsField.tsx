import { AttachmentsField } from './AttachmentsField'
import { copy } from './copy'

interface DocumentsFieldProps {
  /** A new submission has at least one. */
  required?: boolean
  isLabelHidden?: boolean
}

/** The papers of a policy. */
export const DocumentsField = (props: DocumentsFieldProps) => (
  <AttachmentsField {...props} name="documents" label={copy.documents} />
)
