import { ApiError } from '../api-error'
import {
  getAcceptPublicInvitationMutationOptions,
  getConfirmUnsubscribeMutationOptions,
} from '../generated/public/public'
import { refusable, removal } from './write'

/** A conflict means that the guest is already registered. No read has the guest's entry code; the backend emails it. */
const isRegistered = (error: unknown): boolean => error instanceof ApiError && error.status === 409

export const publicWrites = {
  acceptPublicInvitation: refusable(
    getAcceptPublicInvitationMutationOptions,
    isRegistered,
    ({ id, data }) => [id, data.id_number],
  ),
  // A used link answers 404.
  confirmUnsubscribe: removal(getConfirmUnsubscribeMutationOptions),
}
