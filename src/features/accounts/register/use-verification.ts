import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'
import { getVerificationQueryKey, readVerification, type VerifiedResident } from './read-verification'
import { describeVerificationFailure, type VerificationFailure } from './register-form'

const debounceMs = 500

export interface Verification {
  verified: VerifiedResident | undefined
  isChecking: boolean
  failure: VerificationFailure | undefined
  retry: () => void
}

/**
 * Verifies the code and the document number 500 ms after their last change. Ignores responses for values that have
 * changed since the request.
 */
export function useVerification(key: RegistrationKey | undefined): Verification {
  const isStable = useIsStable(key && JSON.stringify(key))
  const query = useQuery({
    queryKey: getVerificationQueryKey(key),
    queryFn: ({ signal }) => readVerification(key as RegistrationKey, signal),
    enabled: key !== undefined && isStable,
    // The cache deletes personal data as soon as no component uses the data.
    gcTime: 0,
  })
  return {
    verified: query.data,
    isChecking: query.isFetching,
    failure: query.error && !query.isFetching ? describeVerificationFailure(query.error) : undefined,
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
