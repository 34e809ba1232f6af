import type { Schemas } from '../contract/operations.ts'
import { submissionSentences as copy } from '../copy/submissions.ts'
import type { AttachmentRow } from '../db/rows.ts'
import { refuseFields } from './field-refusals.ts'

const office = 'application/vnd.openxmlformats-officedocument'

/** The media types with which the permitted formats are served, whatever type the caller sent. */
const mediaTypes: ReadonlyMap<string, string> = new Map([
  ['png', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['jpeg', 'image/jpeg'],
  ['pdf', 'application/pdf'],
  ['xls', 'application/vnd.ms-excel'],
  ['xlsx', `${office}.spreadsheetml.sheet`],
  ['doc', 'application/msword'],
  ['docx', `${office}.wordprocessingml.document`],
  ['ppt', 'application/vnd.ms-powerpoint'],
  ['pptx', `${office}.presentationml.presentation`],
  ['txt', 'text/plain'],
  ['csv', 'text/csv'],
  ['md', 'text/markdown'],
])

const supported = [...mediaTypes.keys()].join(', ')

const sizeLimit = 2_097_152

interface AcceptedFile {
  /** In lower case. */
  extension: string
  media_type: string
}

function getExtension(name: string): string | undefined {
  const last = name.split(/[\\/]/).at(-1) ?? ''
  const dot = last.lastIndexOf('.')
  return dot > 0 && dot < last.length - 1 ? last.slice(dot + 1).toLowerCase() : undefined
}

/** Returns the format of a valid file. @throws Refusal 400 `file`. */
export function acceptFile({ name, size }: { name: string; size: number }): AcceptedFile {
  const extension = getExtension(name)
  const media_type = extension === undefined ? undefined : mediaTypes.get(extension)
  const refusals = [
    ...(size >= sizeLimit ? [copy.fileTooLarge(name)] : []),
    ...(media_type === undefined ? [formatRefusal(extension)] : []),
  ]
  refuseFields({ file: refusals })
  return { extension: extension as string, media_type: media_type as string }
}

const formatRefusal = (extension: string | undefined): string =>
  extension === undefined ? copy.unknownFormat(supported) : copy.unsupportedFormat(extension, supported)

/** An attachment as it is shown: its address is absolute, so that it opens from wherever the portal is. */
export const toAttachment = ({ id, name, file_key }: AttachmentRow, backend: URL): Schemas['Attachment'] => ({
  id,
  name,
  url: new URL(`uploads/${file_key}`, backend).href,
})
