import type { Attachment } from '@/api/generated/model/attachment'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'

/** An attachment that is kept, as a field of files shows it. */
export const toFileItem = ({ id, name, url }: Attachment): FileItem => ({
  id: String(id),
  name,
  address: url,
})
