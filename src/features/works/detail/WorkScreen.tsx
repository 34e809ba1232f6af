import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import type { WorkManager } from '@/api/generated/model/workManager'
import { useGetWork } from '@/api/generated/works/works'
import { works } from '@/copy/works'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { canChangeManagers, type WorkRelation } from '@/domain/work-rights'
import { parseId, paths } from '@/paths'
import { useRefusals } from '@/patterns/access/use-refusals'
import { MissingPage } from '@/patterns/page/MissingPage'
import { Page } from '@/patterns/page/Page'
import {
  PersonRegistrationContext,
  type PersonRegistrationProps,
} from '@/patterns/persons/person-registration'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { useAllManagers, WorkContext, type WorkState } from './use-work'
import { WorkTabs } from './WorkTabs'

/** `/construction/:id`: a work in six tabs. */
export function WorkScreen({
  PersonRegistration,
}: {
  PersonRegistration: ComponentType<PersonRegistrationProps>
}) {
  const id = parseId(useParams().id)
  const { neighbourhood } = useSession()
  // The key remounts the screen for another work, so that values typed for one work are never saved in another work.
  return id === undefined ? (
    <WorkMissing />
  ) : (
    <PersonRegistrationContext value={PersonRegistration}>
      <LoadedWork key={`${neighbourhood.id} ${id}`} id={id} />
    </PersonRegistrationContext>
  )
}

function LoadedWork({ id }: { id: number }) {
  const { query, state } = useWorkState(id)
  if (isNotFound(query.error)) return <WorkMissing />
  return state ? (
    <WorkContext value={state}>
      <WorkTabs />
    </WorkContext>
  ) : (
    <Page title={copy.loadingTitle} back={{ to: paths.works(), label: works.section }}>
      <QueryView query={query} skeleton={<WorkSkeleton />}>
        {() => <WorkSkeleton />}
      </QueryView>
    </Page>
  )
}

const WorkMissing = () => <MissingPage {...copy.missing} to={paths.works()} />

function WorkSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}

/**
 * Reads a work, and derives the user's rights in the work from the session and the list of managers. `state` is undefined
 * while the work or the managers are loading. If the work cannot be read, `state` stays undefined.
 */
function useWorkState(workId: number) {
  const { session, neighbourhood, lots } = useSession()
  const getRefusal = useRefusals()
  const realPropertyId = neighbourhood.id
  const query = useGetWork(realPropertyId, workId)
  const managers = useAllManagers({ realPropertyId, workId })
  const work = query.data

  // The screen waits for the managers too, because the rights depend on the managers. Otherwise a button could be
  // disabled at first, and enabled a moment later.
  if (!work || managers.isPending) return { query }
  const ownLot = lots.find(({ property_id }) => property_id === work.property.id)
  const ownPersonId = (ownLot ?? lots[0])?.person_id
  const ownManager = managers.data?.results.find(createManagerMatcher(ownPersonId, session.user.email))
  const relation: WorkRelation = {
    groups: session.user.groups,
    isResidentOfLot: ownLot !== undefined,
    managerStatus: managers.data && (ownManager?.status ?? null),
  }
  const personId = ownPersonId ?? ownManager?.person.id
  const rights = {
    rosterRefusal: getRefusal('work.changeRoster', relation),
    canChangeManagers: canChangeManagers(relation),
  }
  const state: WorkState = { realPropertyId, workId, work, personId, ownManager, rights }
  return { query, state }
}

/**
 * Creates a predicate that recognizes the user among the managers. For a user without a lot, the session contains no
 * person, so the user is recognized by the email of the account.
 */
const createManagerMatcher =
  (personId: number | undefined, email: string | undefined) =>
  ({ person }: WorkManager): boolean =>
    personId === undefined
      ? email !== undefined && person.user?.username.toLowerCase() === email.trim().toLowerCase()
      : person.id === personId
