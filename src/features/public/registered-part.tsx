import { ApiError } from '@/api/api-error'
import { onDemand } from '@/patterns/on-demand/on-demand'
import { InvitationSkeleton } from './InvitationSkeleton'

/** Loads the code of the result of a registration. Throws a network error if it cannot be loaded. */
export async function loadRegisteredPart() {
  try {
    return await import(/* webpackChunkName: "registered" */ './InvitationRegistered')
  } catch {
    throw new ApiError('network')
  }
}

/** `InvitationRegistered`, which guests see only after the form. */
export const RegisteredPart = onDemand(
  async () => (await loadRegisteredPart()).InvitationRegistered,
  <InvitationSkeleton />,
)
