import type { FileItem } from '@/design-system/components/FileDrop/file-item'
import { type BackgroundCheckValues, toEntryTerms } from '../form/background-check-form'
import { type InsuranceValues, toInsuranceInput } from '../form/insurance-form'
import type { WantedFile, WantedSubmission } from './submission-state'

/** The wanted submission of a form, and the chosen files by key. */
export interface FormSubmission {
  wanted: WantedSubmission
  files: Map<string, File>
}

/** Converts a form's file. A file without content is an attachment that the backend already has. */
const toWantedFile = ({ id, name, file }: FileItem, owner?: number): WantedFile =>
  file ? { key: id, name: file.name, owner } : { key: id, name, owner, attachmentId: Number(id) }

const getChosenFiles = (items: readonly FileItem[]) =>
  new Map(items.flatMap(({ id, file }): [string, File][] => (file ? [[id, file]] : [])))

/** Converts the insurance form. Call it only with values that its schema accepted. */
export const toWantedInsurance = (values: InsuranceValues): FormSubmission => ({
  wanted: {
    kind: 'INSURANCE',
    fields: toInsuranceInput(values),
    people: values.people.map(({ id, full_name }) => ({ id, full_name })),
    files: values.documents.map((item) => toWantedFile(item)),
  },
  files: getChosenFiles(values.documents),
})

/** Converts the background-check form. Call it only with values that its schema accepted. */
export const toWantedBackgroundCheck = ({
  entries,
  observations,
}: BackgroundCheckValues): FormSubmission => ({
  wanted: {
    kind: 'BACKGROUND_CHECK',
    fields: { description: observations.trim() },
    people: entries.map((entry) => ({
      id: entry.person.id,
      full_name: entry.person.full_name,
      terms: toEntryTerms(entry),
    })),
    files: entries.flatMap(({ person, attachments }) =>
      attachments.map((item) => toWantedFile(item, person.id)),
    ),
  },
  files: getChosenFiles(entries.flatMap(({ attachments }) => attachments)),
})
