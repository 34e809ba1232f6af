import type * as v from 'valibot'
import { accountRowSchemas } from './rows/accounts.ts'
import { authorizationRowSchemas } from './rows/authorizations.ts'
import { fileRowSchemas } from './rows/files.ts'
import { lotRowSchemas } from './rows/lots.ts'
import { movementRowSchemas } from './rows/movements.ts'
import { peopleRowSchemas } from './rows/people.ts'
import { submissionRowSchemas } from './rows/submissions.ts'
import { workRowSchemas } from './rows/works.ts'

/*
 * The rows of the backend. Every row has a numeric `id`; `…_id` refers to another row. Days are `YYYY-MM-DD`, times
 * `HH:mm:ss`, instants ISO 8601 with an offset or Z. Handlers convert rows to the contract's schemas.
 */

/** The schema of each collection. */
export const rowSchemas = {
  ...peopleRowSchemas,
  ...authorizationRowSchemas,
  ...accountRowSchemas,
  ...fileRowSchemas,
  ...movementRowSchemas,
  ...workRowSchemas,
  ...submissionRowSchemas,
  ...lotRowSchemas,
}

/** The names of the collections. */
export type CollectionName = keyof typeof rowSchemas
/** A row of a collection. */
export type Row<Name extends CollectionName> = v.InferOutput<(typeof rowSchemas)[Name]>
/** The rows of every collection, as a scenario builds them. */
export type Rows = { [Name in CollectionName]: Row<Name>[] }

export type UserRow = Row<'users'>
export type SessionRow = Row<'sessions'>
export type RealPropertyRow = Row<'realProperties'>
export type ModuleRow = Row<'modules'>
export type PropertyRow = Row<'properties'>
export type PersonRow = Row<'persons'>
export type ResidencyRow = Row<'residencies'>
export type AuthorizationRow = Row<'authorizations'>
export type RegistrationCodeRow = Row<'registrationCodes'>
export type RecoveryLinkRow = Row<'recoveryLinks'>
export type OneTimeCodeRow = Row<'oneTimeCodes'>
export type MailRow = Row<'mailbox'>
export type FileRow = Row<'files'>
export type AccessPointRow = Row<'accessPoints'>
export type GateRow = Row<'gates'>
export type MovementRow = Row<'movements'>
export type UnsubscribeLinkRow = Row<'unsubscribeLinks'>
export type WorkRow = Row<'works'>
export type WorkManagerRow = Row<'workManagers'>
export type WorkerRow = Row<'workers'>
export type WorkGroupRow = Row<'workGroups'>
export type WorkFolderRow = Row<'workFolders'>
export type WorkDocumentRow = Row<'workDocuments'>
export type InsuranceSubmissionRow = Row<'insuranceSubmissions'>
export type InsuredPersonRow = Row<'insuredPeople'>
export type BackgroundCheckSubmissionRow = Row<'backgroundCheckSubmissions'>
export type BackgroundCheckPersonRow = Row<'backgroundCheckPeople'>
export type AttachmentRow = Row<'attachments'>
export type InsuranceCompanyRow = Row<'insuranceCompanies'>
export type BackgroundCheckTypeRow = Row<'backgroundCheckTypes'>
export type VehicleRow = Row<'vehicles'>
export type PetRow = Row<'pets'>
export type PhotoRow = Row<'photos'>
