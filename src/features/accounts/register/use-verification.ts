import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'
import { readVerification, type VerifiedResident, verificationKey } from './read-verification'
import { describeVerification, type VerificationFailure } from './register-form'

const debounceMs = 500

export interface Verification {
  verified: VerifiedResident | undefined
  isChecking: boolean
  failure: VerificationFailure | undefined
  retry: () => void
}

/** Verifies a code and a document once they are stable. A late answer for other values is ignored. */
export function useVerification(key: RegistrationKey | undefined): Verification {
  const isStable = useIsStable(key && JSON.stringify(key))
  const query = useQuery({
    queryKey: verificationKey(key),
    queryFn: ({ signal }) => readVerification(key as RegistrationKey, signal),
    enabled: key !== undefined && isStable,
    // Personal data that is not shown leaves the memory at once.
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
  const [stableText, setStableText] = useState<string>()
  useEffect(() => {
    if (text === undefined) return
    const timer = setTimeout(() => setStableText(text), debounceMs)
    return () => {
      clearTimeout(timer)
      setStableText(undefined)
    }
  }, [text])
  return text !== undefined && stableText === text
}
