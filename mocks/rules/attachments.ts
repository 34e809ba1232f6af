import type { Schemas } from '../contract/operations.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type { AttachmentRow } from '../db/rows.ts'
import { refuseInvalidFields } from './field-refusals.ts'

const officeMediaType = 'application/vnd.openxmlformats-officedocument'

/** The media type of each permitted extension. The media type in the caller's request is ignored. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', `${officeMediaType}.spreadsheetml.sheet`],
  ['doc', 'application/msword'],
  ['docx', `${officeMediaType}.wordprocessingml.document`],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pptx', `${officeMediaType}.presentationml.presentation`],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['md', 'text/markdown'],
])

const supportedExtensions = [...mediaTypes.keys()].join(', ')

/** The size limit in bytes. A valid file is smaller than this limit. */
const fileSizeLimit = 2 * 1024 * 1024

interface AcceptedFile {
  /** The extension in lower case, without the dot. */
  extension: string
  media_type: string
}

function getExtension(name: string): string | undefined {
  const fileName = name.split(/[\\/]/).at(-1) ?? ''
  const dot = fileName.lastIndexOf('.')
  return dot > 0 && dot < fileName.length - 1 ? fileName.slice(dot + 1).toLowerCase() : undefined
}

/**
 * Returns the extension and the media type of a file that may be uploaded.
 * @throws Refusal 400 `file` if the file is too large or has no permitted extension.
 */
export function acceptFile({ name, size }: { name: string; size: number }): AcceptedFile {
  const extension = getExtension(name)
  const media_type = extension === undefined ? undefined : mediaTypes.get(extension)
  const refusals = [
    ...(size >= fileSizeLimit ? [copy.fileTooLarge(name)] : []),
    ...(media_type === undefined ? [describeFormatRefusal(extension)] : []),
  ]
  refuseInvalidFields({ file: refusals })
  return { extension: extension as string, media_type: media_type as string }
}

const describeFormatRefusal = (extension: string | undefined): string =>
  extension === undefined
    ? copy.unknownFormat(supportedExtensions)
    : copy.unsupportedFormat(extension, supportedExtensions)

/**
 * Converts an attachment to its form in responses. The URL of the file is absolute, because the portal and the backend
 * may have different origins. `backend` is the base URL of the backend.
 */
export const toAttachment = ({ id, name, file_key }: AttachmentRow, backend: URL): Schemas['Attachment'] => ({
  id,
  name,
  url: new URL(`uploads/${file_key}`, backend).href,
})
