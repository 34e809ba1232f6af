import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'
import { readVerification, type VerifiedResident, verificationKey } from './read-verification'
import { describeVerification, type VerificationFailure } from './register-form'

/** The delay between the last change and the verification, in milliseconds. */
const debounceMs = 500

export interface Verification {
  verified: VerifiedResident | undefined
  isChecking: boolean
  failure: VerificationFailure | undefined
  retry: () => void
}

/**
 * Verifies a code and a document automatically once they are stable. The cache key contains both, so a late
 * answer for other values is ignored.
 */
export function useVerification(key: RegistrationKey | undefined): Verification {
  const hasRested = useIsStable(key && JSON.stringify(key))
  const query = useQuery({
    queryKey: verificationKey(key),
    queryFn: ({ signal }) => readVerification(key as RegistrationKey, signal),
    enabled: key !== undefined && hasRested,
    // An unused result leaves the memory at once: it is personal data, and each typed code is verified anew.
    gcTime: 0,
  })
  return {
    verified: query.data,
    isChecking: query.isFetching,
    failure: query.error && !query.isFetching ? describeVerification(query.error) : undefined,
    retry: () => void query.refetch(),
  }
}

/** Whether a text has stayed the same for the debounce time. */
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
