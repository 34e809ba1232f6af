import { ApiError } from '../api-error'
import { acceptPublicInvitation, confirmUnsubscribe } from '../generated/calls/public/public'
import type { InvitationAcceptance } from '../generated/model/invitationAcceptance'
import { refusable, removal } from './write'

/** A conflict means that the guest is already registered. No read has the guest's entry code; the backend emails it. */
const isRegistered = (error: unknown): boolean => error instanceof ApiError && error.status === 409

/* The public pages do not load TanStack Query, so these writes have no generated options. */
export const publicWrites = {
  acceptPublicInvitation: refusable(
    ({ request }) => ({
      mutationKey: ['acceptPublicInvitation'],
      mutationFn: ({ id, data }: { id: string; data: InvitationAcceptance }) =>
        acceptPublicInvitation(id, data, request),
    }),
    isRegistered,
    ({ id, data }) => [id, data.id_number],
  ),
  // A used link answers 404.
  confirmUnsubscribe: removal(({ request }) => ({
    mutationKey: ['confirmUnsubscribe'],
    mutationFn: ({ id }: { id: string }) => confirmUnsubscribe(id, {}, request),
  })),
}
