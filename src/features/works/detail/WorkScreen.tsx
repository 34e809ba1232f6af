import type { ComponentType } from 'react'
import { useParams } from 'react-router-dom'
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

interface WorkScreenProps {
  /** Registers a person who is new to the neighbourhood. */
  PersonRegistration: ComponentType<PersonRegistrationProps>
}

/** `/construction/:id`: a work in six tabs. */
export function WorkScreen({ PersonRegistration }: WorkScreenProps) {
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
  const known = useWorkState(id)
  if (known.kind === 'missing') return <WorkMissing />
  if (known.kind === 'known') {
    return (
      <WorkContext value={known.state}>
        <WorkTabs />
      </WorkContext>
    )
  }
  return (
    <Page title={copy.loadingTitle} back={{ to: paths.works(), label: works.section }}>
      <QueryView query={known.query} skeleton={<WorkSkeleton />}>
        {() => <WorkSkeleton />}
      </QueryView>
    </Page>
  )
}

/** Shown for a work that does not exist or is not the user's, with a link to the user's works. */
const WorkMissing = () => <MissingPage {...copy.missing} to={paths.works()} />

function WorkSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Skeleton shape="block" height="2.75rem" />
      <Skeleton shape="block" height="20rem" />
    </SkeletonGroup>
  )
}
