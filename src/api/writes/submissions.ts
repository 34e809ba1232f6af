import {
  getDeleteBackgroundCheckAttachmentMutationOptions,
  getDeleteInsuranceAttachmentMutationOptions,
  getUploadBackgroundCheckAttachmentMutationOptions,
  getUploadInsuranceAttachmentMutationOptions,
} from '../generated/submissions/submissions'
import { planned } from './write'

export const submissionWrites = {
  uploadInsuranceAttachment: planned(getUploadInsuranceAttachmentMutationOptions),
  deleteInsuranceAttachment: planned(getDeleteInsuranceAttachmentMutationOptions),
  uploadBackgroundCheckAttachment: planned(getUploadBackgroundCheckAttachmentMutationOptions),
  deleteBackgroundCheckAttachment: planned(getDeleteBackgroundCheckAttachmentMutationOptions),
}
