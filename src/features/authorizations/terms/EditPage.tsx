import type { ReactNode } from 'react'
import { Navigate } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { useGetAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { describeError } from '@/copy/errors'
import { Alert } from '@/design-system/components/Alert/Alert'
import { paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { PassLink } from '../pass/PassLink'
import { useAuthorizationLot } from '../place/use-authorization-lot'
import { AuthorizationMissing } from './AuthorizationMissing'
import { copy } from './copy'
import { editPath } from './edit-path'
import { FormSkeleton } from './FormSkeleton'
import { type LotReference, toLotReference } from './use-lot-reference'

interface EditPageProps {
  id: number
  /** The address of this form: what belongs in the other one goes there. */
  path: typeof paths.editAuthorization
  words: {
    title: string
    loading: string
    /** The title of the page that says that it is not there. */
    missing: string
  }
  /** The form of an authorization, which is saved under its own lot and no other. */
  children: (authorization: AuthorizationDetail, place: LotReference) => ReactNode
}

/** The page on which an authorization or an invitation is edited: it loads, is not there, or belongs in the other form. */
export function EditPage({ id, path, words, children }: EditPageProps) {
  const query = useGetAuthorization(id)
  const { lot, isPending, error, retry } = useAuthorizationLot(query.data)
  // The backend does not distinguish unknown, deleted and foreign authorizations.
  if (isNotFound(query.error)) return <AuthorizationMissing title={words.missing} />
  const address = query.data && editPath(query.data)
  if (address !== undefined && address !== path(id)) return <Navigate to={address} replace />
  const skeleton = <FormSkeleton label={words.loading} />
  const withoutLot = error ? (
    <RetryAlert onRetry={retry} isRetrying={false}>
      {describeError(error).join(' ')}
    </RetryAlert>
  ) : (
    <Alert tone="warning" title={copy.withoutLot.title}>
      {copy.withoutLot.body}
    </Alert>
  )
  return (
    <Page
      title={words.title}
      back={{ to: paths.home(), label: copy.back }}
      actions={hasPass(query.data) ? <PassLink id={id} /> : undefined}
      width="form"
    >
      <QueryView query={query} skeleton={skeleton}>
        {(authorization) => {
          if (lot) return children(authorization, toLotReference(lot))
          return isPending ? skeleton : withoutLot
        }}
      </QueryView>
    </Page>
  )
}

/** Whether there is a code to show at the gate: an invitation has none of its own. */
const hasPass = (authorization: AuthorizationDetail | undefined): boolean =>
  authorization?.qrcode !== undefined && authorization.preauthorization_type !== 'INVITE'
