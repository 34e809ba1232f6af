import { AttachmentsField } from './AttachmentsField'
import { copy } from './copy'

interface DocumentsFieldProps {
  /** Whether at least one file is required. */
  required?: boolean
  isLabelHidden?: boolean
}

export const DocumentsField = (props: DocumentsFieldProps) => (
  <AttachmentsField {...props} name="documents" label={copy.documents} />
)
