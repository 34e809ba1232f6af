import {
  filer,
  ownBackgroundCheck,
  ownEntry,
  ownEntryAttachment,
  ownInsurance,
  ownInsuranceAttachment,
  ownInsuredPerson,
} from '../submission-lookups.ts'
import type { AccessRules } from './guards.ts'

/** Submissions are filed by whom the neighbourhood knows, where it takes them, and seen by who filed them. */
export const submissionAccess = {
  listInsuranceSubmissions: filer,
  getInsuranceSubmission: (call) => ownInsurance(call, call.path.submissionId),
  createInsuranceSubmission: filer,
  updateInsuranceSubmission: (call) => ownInsurance(call, call.path.submissionId),
  listInsuredPeople: (call) => ownInsurance(call, call.path.submissionId),
  createInsuredPerson: filer,
  deleteInsuredPerson: (call) => ownInsuredPerson(call, call.path.id),
  uploadInsuranceAttachment: filer,
  deleteInsuranceAttachment: (call) => ownInsuranceAttachment(call, call.path.id),
  listInsuranceCompanies: filer,
  listBackgroundCheckSubmissions: filer,
  getBackgroundCheckSubmission: (call) => ownBackgroundCheck(call, call.path.submissionId),
  createBackgroundCheckSubmission: filer,
  updateBackgroundCheckSubmission: (call) => ownBackgroundCheck(call, call.path.submissionId),
  listBackgroundCheckPeople: (call) => ownBackgroundCheck(call, call.path.submissionId),
  createBackgroundCheckPerson: filer,
  updateBackgroundCheckPerson: (call) => ownEntry(call, call.path.id),
  deleteBackgroundCheckPerson: (call) => ownEntry(call, call.path.id),
  uploadBackgroundCheckAttachment: filer,
  deleteBackgroundCheckAttachment: (call) => ownEntryAttachment(call, call.path.id),
  listBackgroundCheckTypes: filer,
} satisfies Partial<AccessRules>
