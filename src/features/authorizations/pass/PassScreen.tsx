import { useParams } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { useGetAuthorization } from '@/api/generated/authorizations/authorizations'
import { paths, readId } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { AuthorizationMissing } from '../terms/AuthorizationMissing'
import { copy } from './copy'
import { LoadedPass } from './LoadedPass'
import { PassSkeleton } from './PassSkeleton'
import { SavedPassView } from './SavedPassView'
import { useSavedPass } from './use-saved-pass'

/** `/preauthorization/pass/:id`: what is shown at the gate. An id that is not one leads nowhere. */
export function PassScreen() {
  const id = readId(useParams().id)
  return id === undefined ? <AuthorizationMissing title={copy.missing} /> : <OpenPass key={id} id={id} />
}

function OpenPass({ id }: { id: number }) {
  const query = useGetAuthorization(id)
  const kept = useSavedPass(id, query.error)

  if (isNotFound(query.error)) return <AuthorizationMissing title={copy.missing} />
  return (
    <Page title={copy.title} back={{ to: paths.home(), label: copy.back }} width="form">
      <QueryView
        query={query}
        skeleton={kept ? <SavedPassView kept={kept} isChecking /> : <PassSkeleton />}
        renderFailure={
          kept &&
          (({ retry, isRetrying }) => <SavedPassView kept={kept} onRetry={retry} isRetrying={isRetrying} />)
        }
      >
        {(authorization) => <LoadedPass authorization={authorization} />}
      </QueryView>
    </Page>
  )
}
