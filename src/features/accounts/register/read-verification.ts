import type { QueryClient } from '@tanstack/react-query'
import * as v from 'valibot'
import { ApiError } from '@/api/api-error'
import { verifyResident } from '@/api/generated/accounts/accounts'
import type { RegistrationKey } from '@/api/generated/model/registrationKey'

const verifiedSchema = v.object({
  email: v.pipe(v.string(), v.nonEmpty()),
  real_property_name: v.string(),
  lot_identifier: v.string(),
})

export type VerifiedResident = v.InferOutput<typeof verifiedSchema>

export const getVerificationQueryKey = (key: RegistrationKey | undefined) => ['verifyResident', key] as const

/**
 * Verifies the code and the document number, and returns the resident to whom the code belongs.
 * @throws ApiError if the request fails or the response does not match the schema.
 */
export async function readVerification(
  key: RegistrationKey,
  signal?: AbortSignal,
): Promise<VerifiedResident> {
  const response = await verifyResident(key, { signal })
  if (!v.is(verifiedSchema, response)) throw new ApiError('garbage', 200)
  return response
}

export const getCachedVerification = (client: QueryClient, key: RegistrationKey | undefined) =>
  client.getQueryData<VerifiedResident>(getVerificationQueryKey(key))
