import type { WorkManager } from '@/api/generated/model/workManager'
import { useGetWork } from '@/api/generated/works/works'
import { canChangeManagers, type WorkReader } from '@/domain/work-rights'
import { useRefusals } from '@/patterns/access/use-refusals'
import { useSession } from '@/session/use-session'
import { useAllManagers, type WorkState } from './use-work'

/** Reads a work and the user's role in it, which follows from the session and the list of managers. */
export function useWorkState(workId: number) {
  const { session, neighbourhood, lots } = useSession()
  const reasonOf = useRefusals()
  const realPropertyId = neighbourhood.id
  const query = useGetWork(realPropertyId, workId)
  const managers = useAllManagers({ realPropertyId, workId })
  const work = query.data

  // The rights load together with the work, so that no button is disabled for a moment.
  if (!work || managers.isPending) return { query }
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
  const state: WorkState = { realPropertyId, workId, work, personId, ownManager, rights }
  return { query, state }
}

/** A user without a lot is matched by the email of the person's user. */
const isOf =
  (personId: number | undefined, email: string | undefined) =>
  ({ person }: WorkManager): boolean =>
    personId === undefined
      ? email !== undefined && person.user?.username.toLowerCase() === email.trim().toLowerCase()
      : person.id === personId
