import { useEffect } from 'react'
import { ApiError } from '@/api/api-error'

/** Loads the code that follows the form of the sign-in. Throws a network error if it cannot be loaded. */
export async function loadSignInSteps() {
  try {
    const [{ sendCredentials }, { getSignInDestinations }, { ContinueStep }] = await Promise.all([
      import(/* webpackChunkName: "sign-in-steps" */ './send-credentials'),
      import(/* webpackChunkName: "sign-in-steps" */ './sign-in-destinations'),
      import(/* webpackChunkName: "sign-in-steps" */ './ContinueStep'),
    ])
    return { sendCredentials, getSignInDestinations, ContinueStep }
  } catch {
    throw new ApiError('network')
  }
}

/** Loads the code that follows the form while the user types. A submit loads it again if this fails. */
export function usePreloadedSignInSteps(): void {
  useEffect(() => void loadSignInSteps().catch(() => {}), [])
}
