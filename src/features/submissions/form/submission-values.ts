import type { Attachment } from '@/api/generated/model/attachment'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { getPictureUrl } from '@/patterns/files/get-picture-url'
import { copy as peopleCopy } from '../people/copy'
import { maxPeople } from '../people/duplicate-people'
import type { WantedFile } from '../sending/submission-state'
import { copy } from './copy'

/** The contract's maximum lengths of texts, in characters. */
export const submissionLimits = { policy: 50, holderName: 200, observations: 1000 } as const

export const validateObservations = (text: string): string | undefined =>
  text.trim().length > submissionLimits.observations ? copy.errors.observationsLength : undefined

/** Converts an existing attachment into an item of a file field. */
export const toFileItem = ({ id, name, url }: Attachment): FileItem => ({
  id: String(id),
  name,
  // An item without an address would be a new file.
  address: getPictureUrl(url) ?? '',
})

/**
 * Converts an item of a file field into a file of the wanted submission. An item without `file` is an attachment that the
 * backend already has. `workerId` names the worker to whom the file belongs; absent in an insurance submission.
 */
export const toWantedFile = ({ id, name, file }: FileItem, workerId?: number): WantedFile =>
  file
    ? { key: id, name: file.name, owner: workerId }
    : { key: id, name, owner: workerId, attachmentId: Number(id) }

/** Returns the files that the user has chosen, without existing attachments, as a map from item id to file. */
export const getChosenFiles = (items: readonly FileItem[]) =>
  new Map(items.flatMap(({ id, file }): [string, File][] => (file ? [[id, file]] : [])))

export function validatePeople(persons: readonly SubmissionPerson[]): string | undefined {
  if (persons.length === 0) return copy.errors.people
  if (persons.length > maxPeople) return peopleCopy.full(maxPeople)
  const ids = new Set<number>()
  for (const { id, full_name, id_number } of persons) {
    if (ids.has(id)) return peopleCopy.duplicate(full_name, id_number)
    ids.add(id)
  }
  return undefined
}
