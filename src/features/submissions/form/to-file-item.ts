import type { Attachment } from '@/api/generated/model/attachment'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'

/** Converts an existing attachment into an item of a file field. */
export const toFileItem = ({ id, name, url }: Attachment): FileItem => ({
  id: String(id),
  name,
  address: url,
})
