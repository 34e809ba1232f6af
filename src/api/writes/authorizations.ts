import { authorizationSearchLimit } from '@/domain/authorizations'
import { cutText } from '@/domain/cut-text'
import { allRows } from '../all-rows'
import { ApiError, isNotFound } from '../api-error'
import {
  getAuthorization,
  getCancelAuthorizationMutationOptions,
  getCreateAuthorizationMutationOptions,
  getUpdateAuthorizationMutationOptions,
  listAuthorizations,
  listAuthorizedPeople,
} from '../generated/authorizations/authorizations'
import type { AuthorizationInput } from '../generated/model/authorizationInput'
import type { AuthorizationResult } from '../generated/model/authorizationResult'
import type { AuthorizationSummary } from '../generated/model/authorizationSummary'
import { hasContent } from './compare-records'
import { removal, repeatable, searchable } from './write'

/** Whether an authorization has the people of the input. The summary has only the first people, so a page of them is read. */
async function hasPeople({ id, count_authorized }: AuthorizationSummary, people: readonly { id: number }[]) {
  const ids = new Set(people.map((person) => person.id))
  if (ids.size !== count_authorized) return false
  const { results } = await listAuthorizedPeople(id, allRows)
  return results.every((person) => ids.has(person.id))
}

/** Returns the result of a saved authorization. No read has the rejection reason. */
async function readResult(id: number): Promise<AuthorizationResult> {
  const { qrcode = null, message = '' } = await getAuthorization(id)
  return { id, qrcode, rejection_reason: null, message }
}

async function findCreated(rp: number, pid: number, { people = [], ...terms }: AuthorizationInput) {
  // A name may be longer than a search text.
  const { results } = await listAuthorizations(rp, pid, {
    search: cutText(terms.name.trim(), authorizationSearchLimit),
  })
  // The list begins with the newest authorization.
  for (const summary of results) {
    if (hasContent(summary, terms) && (await hasPeople(summary, people))) return readResult(summary.id)
  }
}

const isCancelled = (error: unknown): boolean =>
  isNotFound(error) || (error instanceof ApiError && error.status === 409)

export const authorizationWrites = {
  createAuthorization: searchable(getCreateAuthorizationMutationOptions, ({ rp, pid, data }) =>
    findCreated(rp, pid, data),
  ),
  // People who are added again or removed again stay as they are.
  updateAuthorization: repeatable(getUpdateAuthorizationMutationOptions),
  cancelAuthorization: removal(getCancelAuthorizationMutationOptions, isCancelled),
}
