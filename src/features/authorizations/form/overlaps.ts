import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import type { NamedPerson } from '@/api/generated/model/namedPerson'
import { type AllowedTime, isOverlapping } from '@/domain/allowed-days'

/** Somebody, and where else they are authorized. */
export interface OtherAuthorizations {
  person: NamedPerson
  authorizations: readonly AuthorizationSummary[]
}

/** Somebody who is authorized twice at the same time. */
export interface Overlap {
  person: NamedPerson
  authorization: AuthorizationSummary
}

/** Who is authorized elsewhere at the times of a form: once for each authorization, but for the one that is edited. */
export const findOverlaps = (
  allowed: AllowedTime,
  others: readonly OtherAuthorizations[],
  editedId: number | undefined,
): Overlap[] =>
  others.flatMap(({ person, authorizations }) =>
    authorizations
      .filter((authorization) => authorization.id !== editedId && isOverlapping(allowed, authorization))
      .map((authorization) => ({ person, authorization })),
  )
