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
import { hasContent, hasSameIds } from './compare-records'
import { removal, repeatable, searchable } from './write'

const toIds = (people: readonly { id: number }[]) => people.map(({ id }) => id)

/** Whether an authorization has the people of the input. The summary has only the first people, so all are read. */
async function hasPeople({ id, count_authorized }: AuthorizationSummary, people: readonly { id: number }[]) {
  if (new Set(toIds(people)).size !== count_authorized) return false
  const { results } = await listAuthorizedPeople(id, { page_size: 500 })
  return hasSameIds(toIds(results), toIds(people))
}

/** Returns the result of a saved authorization. No read has the rejection reason. */
async function readResult(id: number): Promise<AuthorizationResult> {
  const { qrcode = null, message = '' } = await getAuthorization(id)
  return { id, qrcode, rejection_reason: null, message }
}

async function findCreated(rp: number, pid: number, { people = [], ...terms }: AuthorizationInput) {
  const { results } = await listAuthorizations(rp, pid, { search: terms.name })
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
