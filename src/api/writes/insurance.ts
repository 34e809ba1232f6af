import {
  getCreateInsuranceSubmissionMutationOptions,
  getCreateInsuredPersonMutationOptions,
  getDeleteInsuredPersonMutationOptions,
  getUpdateInsuranceSubmissionMutationOptions,
} from '../generated/insurance/insurance'
import { planned } from './write'

export const insuranceWrites = {
  createInsuranceSubmission: planned(getCreateInsuranceSubmissionMutationOptions),
  updateInsuranceSubmission: planned(getUpdateInsuranceSubmissionMutationOptions),
  createInsuredPerson: planned(getCreateInsuredPersonMutationOptions),
  deleteInsuredPerson: planned(getDeleteInsuredPersonMutationOptions),
}
