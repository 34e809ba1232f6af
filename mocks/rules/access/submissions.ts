import {
  requireFiler,
  requireOwnBackgroundCheckSubmission,
  requireOwnEntry,
  requireOwnEntryAttachment,
  requireOwnInsurance,
  requireOwnInsuranceAttachment,
  requireOwnInsuredPerson,
} from '../submission-lookups.ts'
import type { AccessRules } from './guards.ts'

/**
 * In a neighbourhood with the module `document_submission`, every person may file submissions. Callers may see and change
 * only the submissions that they filed.
 */
export const submissionAccess: AccessRules<'insurance' | 'submissions' | 'background-checks'> = {
  listInsuranceSubmissions: requireFiler,
  getInsuranceSubmission: (call) => requireOwnInsurance(call, call.path.submissionId),
  createInsuranceSubmission: requireFiler,
  updateInsuranceSubmission: (call) => requireOwnInsurance(call, call.path.submissionId),
  listInsuredPeople: (call) => requireOwnInsurance(call, call.path.submissionId),
  createInsuredPerson: requireFiler,
  deleteInsuredPerson: (call) => requireOwnInsuredPerson(call, call.path.id),
  uploadInsuranceAttachment: requireFiler,
  deleteInsuranceAttachment: (call) => requireOwnInsuranceAttachment(call, call.path.id),
  listInsuranceCompanies: requireFiler,
  listBackgroundCheckSubmissions: requireFiler,
  getBackgroundCheckSubmission: (call) => requireOwnBackgroundCheckSubmission(call, call.path.submissionId),
  createBackgroundCheckSubmission: requireFiler,
  updateBackgroundCheckSubmission: (call) =>
    requireOwnBackgroundCheckSubmission(call, call.path.submissionId),
  listBackgroundCheckPeople: (call) => requireOwnBackgroundCheckSubmission(call, call.path.submissionId),
  createBackgroundCheckPerson: requireFiler,
  updateBackgroundCheckPerson: (call) => requireOwnEntry(call, call.path.id),
  deleteBackgroundCheckPerson: (call) => requireOwnEntry(call, call.path.id),
  uploadBackgroundCheckAttachment: requireFiler,
  deleteBackgroundCheckAttachment: (call) => requireOwnEntryAttachment(call, call.path.id),
  listBackgroundCheckTypes: requireFiler,
}
