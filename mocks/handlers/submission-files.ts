import type { UploadedFile } from '../contract/uploaded-file.ts'
import { toBase64 } from '../db/base64.ts'
import type { Db } from '../db/db.ts'
import type { IdGenerator } from '../db/ids.ts'
import type { AttachmentRow } from '../db/rows.ts'
import { acceptFile } from '../rules/attachments.ts'

/** The id of the submission or the entry to which an attachment belongs; the other id is null. */
type AttachmentParent = Pick<AttachmentRow, 'insurance_submission_id' | 'background_check_person_id'>

/**
 * Generates the id of a submission. Both kinds of submission share one series of ids, so that an insurance submission
 * and a background-check submission never have the same id.
 */
export const generateSubmissionId = (ids: IdGenerator): number => ids.next('insuranceSubmissions')

/** Stores a file under a random key, and attaches the file to `parent`. @throws Refusal 400 `file` for an invalid file. */
export async function storeAttachment(
  db: Db,
  ids: IdGenerator,
  file: UploadedFile,
  parent: AttachmentParent,
): Promise<AttachmentRow> {
  const { name, bytes } = file
  const { extension, media_type } = acceptFile({ name, size: bytes.length })
  const file_key = `${ids.text(32)}.${extension}`
  const content = toBase64(bytes)
  await db.files.insert({
    id: ids.next('files'),
    key: file_key,
    name,
    media_type,
    size: bytes.length,
    content,
  })
  return db.attachments.insert({ id: ids.next('attachments'), file_key, name, ...parent })
}

/** Removes attachments and their files. */
export async function removeAttachments(db: Db, attachments: readonly AttachmentRow[]): Promise<void> {
  for (const { id, file_key } of attachments) {
    await db.attachments.remove(id)
    for (const file of db.files.by('key', file_key)) await db.files.remove(file.id)
  }
}
