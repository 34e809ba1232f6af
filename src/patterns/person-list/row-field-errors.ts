import type { Gender } from '@/api/generated/model/gender'
import { copy } from './copy'
import { parseDocumentCell } from './document-cell'
import { formatCell } from './grid'
import { getRowReasons, type ListedRow } from './person-row'

const { problems, columns } = copy

/** The fields of the form that corrects a row. */
export type RowField = 'document' | 'lastName' | 'firstName' | 'gender' | 'nationality' | 'from' | 'to'

export interface RowErrors {
  /** The reasons that concern a field. */
  fields: Partial<Record<RowField, string>>
  /** The reasons that concern no field, such as a failed call. */
  others: readonly string[]
}

/** Distributes the reasons of a row to the fields in which the user corrects them. */
export function findRowErrors(row: ListedRow, gender: Gender | ''): RowErrors {
  const fields: RowErrors['fields'] = {}
  const others: string[] = []
  for (const reason of getRowReasons(row, gender)) {
    const field = findField(row, reason)
    if (field) fields[field] ??= reason
    else others.push(reason)
  }
  return { fields, others }
}

const maxNameLength = 100

function findField(row: ListedRow, reason: string): RowField | undefined {
  const { values, lastName, state } = row
  if (reason === problems.noName) return lastName === '' ? 'lastName' : 'firstName'
  if (reason === problems.nameLength) return lastName.length > maxNameLength ? 'lastName' : 'firstName'
  if (reason === problems.noGender || isAbout(problems.gender, reason)) return 'gender'
  if (reason === problems.nationality(formatCell(values.nationality))) return 'nationality'
  if (reason === problems.day(columns.from, formatCell(values.from))) return 'from'
  if (reason === problems.day(columns.to, formatCell(values.to))) return 'to'
  // The other problem of a row that is not about its document is that of its period.
  if (row.problems.includes(reason) && !isDocumentProblem(row, reason)) return 'to'
  return state.kind === 'invalid' || state.kind === 'duplicate' ? 'document' : undefined
}

/** Whether a reason is what `write` says about some text. */
const isAbout = (write: (text: string) => string, reason: string) => {
  const [before = '', after = ''] = write('\n').split('\n')
  return reason.startsWith(before) && reason.endsWith(after)
}

const isDocumentProblem = ({ values }: ListedRow, reason: string) =>
  [values.document, values.cuil].some((cell) => parseDocumentCell(cell).problem === reason)
