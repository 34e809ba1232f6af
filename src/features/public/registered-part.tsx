import { loadCode } from '@/patterns/on-demand/load-code'
import { onDemand } from '@/patterns/on-demand/on-demand'

/** Loads the code of the result of a registration. */
export const loadRegisteredPart = () =>
  loadCode(() => import(/* webpackChunkName: "registered" */ './InvitationRegistered'))

/** `InvitationRegistered`, which guests see only after the form. */
export const RegisteredPart = onDemand(async () => (await loadRegisteredPart()).InvitationRegistered)
