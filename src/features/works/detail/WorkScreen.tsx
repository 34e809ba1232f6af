import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { works } from '@/copy/works'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { paths, readId } from '@/paths'
import { MissingPage } from '@/patterns/page/MissingPage'
import { Page } from '@/patterns/page/Page'
import {
  PersonRegistrationContext,
  type PersonRegistrationProps,
} from '@/patterns/persons/person-registration'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { copy } from './copy'
import { WorkContext } from './use-work'
import { useWorkState } from './use-work-state'
import { WorkTabs } from './WorkTabs'

/** `/construction/:id`: a work in six tabs. */
export function WorkScreen({
  PersonRegistration,
}: {
  PersonRegistration: ComponentType<PersonRegistrationProps>
}) {
  const id = readId(useParams().id)
  const { neighbourhood } = useSession()
  // The key remounts the screen for another work, so that typed values are never saved in the wrong one.
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
