import type { ReactNode } from 'react'
import { Navigate, useSearchParams } from 'react-router-dom'
import { isNotFound } from '@/api/api-error'
import { Alert } from '@/design-system/components/Alert/Alert'
import { Stack } from '@/design-system/components/Stack/Stack'
import { paths, readId } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { copy } from './copy'
import { FormSkeleton } from './FormSkeleton'
import { reusePath } from './reuse-path'
import { type ReusedAuthorization, useReusedAuthorization } from './use-reused-authorization'

interface NewPageProps {
  /** The address of this form. A reused record of the other type is redirected to the other form. */
  path: typeof paths.newAuthorization
  title: string
  /** The label while the reused authorization loads. */
  loading: string
  /** Renders the form, empty or with the reused values. */
  children: (reused: ReusedAuthorization | undefined) => ReactNode
}

/** The page of a new authorization or invitation. `?usar=7` copies the values of authorization 7. */
export function NewPage({ path, title, loading, children }: NewPageProps) {
  const text = useSearchParams()[0].get('usar')
  const id = readId(text ?? undefined)
  const query = useReusedAuthorization(id)
  // The form stays once typing began, even if the reused authorization fails to load.
  const isGone = text !== null && query.data === undefined && (id === undefined || isNotFound(query.error))
  const place = query.data && reusePath(query.data.authorization)
  if (id !== undefined && place !== undefined && place !== path(id)) return <Navigate to={place} replace />
  return (
    <Page title={title} back={{ to: paths.home(), label: copy.back }} width="form">
      {id === undefined || isGone ? (
        <Stack gap={5}>
          {isGone ? <Alert>{copy.reuse.gone}</Alert> : null}
          {children(undefined)}
        </Stack>
      ) : (
        <QueryView key={id} query={query} skeleton={<FormSkeleton label={loading} />}>
          {(reused) => (
            <Stack gap={5}>
              <Alert>{copy.reuse.begun(reused.authorization.name)}</Alert>
              {children(reused)}
            </Stack>
          )}
        </QueryView>
      )}
    </Page>
  )
}
