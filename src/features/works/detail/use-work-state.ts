import type { UseQueryResult } from '@tanstack/react-query'
import { isNotFound } from '@/api/api-error'
import type { Work } from '@/api/generated/model/work'
import type { WorkManager } from '@/api/generated/model/workManager'
import { useGetWork } from '@/api/generated/works/works'
import { canChangeManagers, type WorkReader } from '@/domain/work-rights'
import { useRefusals } from '@/patterns/access/use-refusals'
import { useSession } from '@/session/use-session'
import { useAllManagers, type WorkState } from './use-work'

/** A work that is loading, is missing, or is loaded with the user's rights. */
type KnownWork =
  | { kind: 'missing' }
  | { kind: 'arriving'; query: UseQueryResult<Work, unknown> }
  | { kind: 'known'; state: WorkState }

/** Reads a work and the user's role in it, which follows from the session and the list of managers. */
export function useWorkState(workId: number): KnownWork {
  const { session, neighbourhood, lots } = useSession()
  const reasonOf = useRefusals()
  const realPropertyId = neighbourhood.id
  const query = useGetWork(realPropertyId, workId)
  const managers = useAllManagers({ realPropertyId, workId })
  const work = query.data

  if (isNotFound(query.error)) return { kind: 'missing' }
  // The rights load together with the work, so that no button is disabled for a moment.
  if (!work || managers.isPending) return { kind: 'arriving', query }
  const home = lots.find(({ property_id }) => property_id === work.property.id)
  const ownPersonId = (home ?? lots[0])?.person_id
  const ownManager = managers.data?.results.find(isOf(ownPersonId, session.user.email))
  const reader: WorkReader = {
    groups: session.user.groups,
    isResidentOfLot: home !== undefined,
    managerStatus: managers.data && (ownManager?.status ?? null),
  }
  const personId = ownPersonId ?? ownManager?.person.id
  const rights = {
    rosterReason: reasonOf('work.changeRoster', reader),
    canChangeManagers: canChangeManagers(reader),
  }
  return { kind: 'known', state: { realPropertyId, workId, work, personId, ownManager, rights } }
}

/** A user without a lot is matched by the email of the person's user. */
const isOf =
  (personId: number | undefined, email: string | undefined) =>
  ({ person }: WorkManager): boolean =>
    personId === undefined
      ? email !== undefined && person.user?.username.toLowerCase() === email.trim().toLowerCase()
      : person.id === personId
