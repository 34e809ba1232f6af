import { onDemand } from '../patterns/on-demand/on-demand'

/** The registration of a person, for the screens in which few users need it. */
export const PersonRegistrationOnDemand = onDemand(
  async () => (await import('../features/contacts/PersonRegistration')).PersonRegistration,
)
