import { getFieldSentences } from '../api-error'
import {
  getConfirmPasswordRecoveryMutationOptions,
  getRequestPasswordRecoveryMutationOptions,
  getSignupResidentMutationOptions,
  getUpdatePersonMutationOptions,
  getVerifyResidentMutationOptions,
} from '../generated/accounts/accounts'
import { refusable, repeatable, untracked } from './write'

/** Returns whether an error rejects the field. A registration code and a recovery link can be used once. */
const rejectsField = (field: string) => (error: unknown) => getFieldSentences(error)[field] !== undefined

export const accountWrites = {
  verifyResident: untracked(getVerifyResidentMutationOptions),
  signupResident: refusable(
    getSignupResidentMutationOptions,
    rejectsField('verification_key'),
    ({ data }) => data.verification_key,
  ),
  // Each request sends a link, and each of the links is valid.
  requestPasswordRecovery: repeatable(getRequestPasswordRecoveryMutationOptions),
  confirmPasswordRecovery: refusable(
    getConfirmPasswordRecoveryMutationOptions,
    rejectsField('token'),
    ({ data }) => data.token,
  ),
  updatePerson: repeatable(getUpdatePersonMutationOptions),
}
