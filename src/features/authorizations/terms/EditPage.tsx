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
  /** The address of this form. A record of the other type is redirected to the other form. */
  path: typeof paths.editAuthorization
  words: {
    title: string
    loading: string
    /** The title of the missing page. */
    missing: string
  }
  /** Renders the form. The authorization is saved under its own lot. */
  children: (authorization: AuthorizationDetail, place: LotReference) => ReactNode
}

/**
 * The edit page of an authorization or invitation. It handles loading, missing records and the redirect to
 * the other form.
 */
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

/** Whether the authorization has a code for the gate. An invitation has none. */
const hasPass = (authorization: AuthorizationDetail | undefined): boolean =>
  authorization?.qrcode !== undefined && authorization.preauthorization_type !== 'INVITE'
