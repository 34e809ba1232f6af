import type { Attachment } from '@/api/generated/model/attachment'
import type { SubmissionPerson } from '@/api/generated/model/submissionPerson'
import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { copy as people } from '../people/copy'
import { maxPeople } from '../people/duplicate-people'
import type { WantedFile } from '../sending/submission-state'
import { copy } from './copy'

/** Limits of the contract, in characters. */
export const submissionLimits = { policy: 50, holderName: 200, observations: 1000 } as const

export const validateObservations = (text: string): string | undefined =>
  text.trim().length > submissionLimits.observations ? copy.errors.observationsLength : undefined

/** Converts an existing attachment into an item of a file field. */
export const toFileItem = ({ id, name, url }: Attachment): FileItem => ({
  id: String(id),
  name,
  address: url,
})

/**
 * Converts an item of a file field. An item without `file` is an attachment that the backend already has. `owner` is
 * the id of the worker that a file of a background check belongs to.
 */
export const toWantedFile = ({ id, name, file }: FileItem, owner?: number): WantedFile =>
  file ? { key: id, name: file.name, owner } : { key: id, name, owner, attachmentId: Number(id) }

/** Returns the newly chosen files by the ids of their items. */
export const getChosenFiles = (items: readonly FileItem[]) =>
  new Map(items.flatMap(({ id, file }): [string, File][] => (file ? [[id, file]] : [])))

export function validatePeople(persons: readonly SubmissionPerson[]): string | undefined {
  if (persons.length === 0) return copy.errors.people
  if (persons.length > maxPeople) return people.full(maxPeople)
  const ids = new Set<number>()
  for (const { id, full_name, id_number } of persons) {
    if (ids.has(id)) return people.duplicate(full_name, id_number)
    ids.add(id)
  }
  return undefined
}
