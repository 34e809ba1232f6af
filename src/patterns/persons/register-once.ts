import { ApiError, SavedEarlierError } from '@/api/api-error'
import type { RegisteredPerson } from './person-registration'

/**
 * Registers a person by `register`. If the person is registered already, also by an earlier attempt whose response was lost, returns
 * the person that `find` finds.
 * @throws the error of `register` if that fails otherwise, or if nobody is found.
 */
export async function registerOnce(
  register: () => Promise<RegisteredPerson>,
  find: () => Promise<RegisteredPerson | undefined>,
): Promise<RegisteredPerson> {
  try {
    return await register()
  } catch (error) {
    const isRegistered =
      error instanceof SavedEarlierError || (error instanceof ApiError && error.status === 409)
    const registeredPerson = isRegistered ? await find() : undefined
    if (registeredPerson) return registeredPerson
    throw error
  }
}
