import { useEffect } from 'react'
import { loadCode } from '@/patterns/on-demand/load-code'

/** Loads the code that follows the form of the sign-in. */
export const loadSignInSteps = () =>
  loadCode(async () => {
    const [{ sendCredentials }, { getSignInDestinations }, { ContinueStep }] = await Promise.all([
      import(/* webpackChunkName: "sign-in-steps" */ './send-credentials'),
      import(/* webpackChunkName: "sign-in-steps" */ './sign-in-destinations'),
      import(/* webpackChunkName: "sign-in-steps" */ './ContinueStep'),
    ])
    return { sendCredentials, getSignInDestinations, ContinueStep }
  })

/** Loads the code that follows the form while the user types. A submit loads it again if this fails. */
export function usePreloadedSignInSteps(): void {
  useEffect(() => void loadSignInSteps().catch(() => {}), [])
}
