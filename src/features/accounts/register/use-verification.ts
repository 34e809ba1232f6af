import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'
import { readVerification, type VerifiedResident, verificationKey } from './read-verification'
import { describeVerification, type VerificationFailure } from './register-form'

/** How long the code and the document rest before they are verified, in milliseconds. */
const debounceMs = 500

export interface Verification {
  verified: VerifiedResident | undefined
  isChecking: boolean
  failure: VerificationFailure | undefined
  retry: () => void
}

/**
 * Verifies a code and a document by itself once they have rested. The answer is kept with what was asked, so one
 * that comes late says nothing about what is typed by then.
 */
export function useVerification(key: RegistrationKey | undefined): Verification {
  const hasRested = useIsStable(key && JSON.stringify(key))
  const query = useQuery({
    queryKey: verificationKey(key),
    queryFn: ({ signal }) => readVerification(key as RegistrationKey, signal),
    enabled: key !== undefined && hasRested,
    // Nothing about who may register stays in memory, and a code is asked about anew each time it is typed.
    gcTime: 0,
  })
  return {
    verified: query.data,
    isChecking: query.isFetching,
    failure: query.error && !query.isFetching ? describeVerification(query.error) : undefined,
    retry: () => void query.refetch(),
  }
}

/** Whether a text has stayed the same for a while. */
function useIsStable(text: string | undefined): boolean {
  const [rested, setRested] = useState<string>()
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setRested(text), debounceMs)
    return () => {
      clearTimeout(timer)
      setRested(undefined)
    }
  }, [text])
  return text !== undefined && rested === text
}
