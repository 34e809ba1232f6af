import {
  getCreateBackgroundCheckPersonMutationOptions,
  getCreateBackgroundCheckSubmissionMutationOptions,
  getDeleteBackgroundCheckPersonMutationOptions,
  getUpdateBackgroundCheckPersonMutationOptions,
  getUpdateBackgroundCheckSubmissionMutationOptions,
} from '../generated/background-checks/background-checks'
import { planned } from './write'

export const backgroundCheckWrites = {
  createBackgroundCheckSubmission: planned(getCreateBackgroundCheckSubmissionMutationOptions),
  updateBackgroundCheckSubmission: planned(getUpdateBackgroundCheckSubmissionMutationOptions),
  createBackgroundCheckPerson: planned(getCreateBackgroundCheckPersonMutationOptions),
  updateBackgroundCheckPerson: planned(getUpdateBackgroundCheckPersonMutationOptions),
  deleteBackgroundCheckPerson: planned(getDeleteBackgroundCheckPersonMutationOptions),
}
