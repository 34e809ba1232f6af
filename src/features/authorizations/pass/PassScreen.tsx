import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { isConnectionFailure, isNotFound } from '@/api/api-error'
import { useGetAuthorization } from '@/api/generated/authorizations/authorizations'
import type { AuthorizationDetail } from '@/api/generated/model/authorizationDetail'
import { Alert } from '@/design-system/components/Alert/Alert'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Card } from '@/design-system/components/Card/Card'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { isExpiredAuthorization } from '@/domain/authorizations'
import { formatDay } from '@/domain/days'
import { buildPass, type Pass } from '@/domain/passes'
import { parseId, paths } from '@/paths'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { getSavedPass, removeSavedPass, savePass } from '@/session/saved-passes'
import { useSession } from '@/session/use-session'
import { ShareActions } from '../share/ShareActions'
import { ShareMessage } from '../share/ShareMessage'
import { AuthorizationMissing } from '../terms/AuthorizationMissing'
import { copy } from './copy'
import { PassCard } from './PassCard'
import { SavedPassView } from './SavedPassView'

/** `/preauthorization/pass/:id`: the pass to show at the gate. For an invalid id, the screen says that there is no such pass. */
export function PassScreen() {
  const id = parseId(useParams().id)
  return id === undefined ? <AuthorizationMissing title={copy.missing} /> : <PassPage key={id} id={id} />
}

function PassPage({ id }: { id: number }) {
  const query = useGetAuthorization(id)
  const savedPass = useSavedPass(id, query.error)

  if (isNotFound(query.error)) return <AuthorizationMissing title={copy.missing} />
  return (
    <Page title={copy.title} back={{ to: paths.home(), label: copy.back }} width="form">
      <QueryView
        query={query}
        skeleton={savedPass ? <SavedPassView savedPass={savedPass} isChecking /> : <PassSkeleton />}
        renderFailure={
          savedPass &&
          (({ retry, isRetrying }) => (
            <SavedPassView savedPass={savedPass} onRetry={retry} isRetrying={isRetrying} />
          ))
        }
      >
        {(authorization) => <LoadedPass authorization={authorization} />}
      </QueryView>
    </Page>
  )
}

function PassSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Card>
        <Grid minColumn="15rem" gap={5}>
          <Skeleton shape="block" height="16rem" />
          <Stack gap={4}>
            <Skeleton width="60%" height="1.5rem" />
            <Skeleton lines={6} />
          </Stack>
        </Grid>
      </Card>
    </SkeletonGroup>
  )
}

/** Shows the pass of a loaded authorization, and saves the pass for offline use. */
function LoadedPass({ authorization }: { authorization: AuthorizationDetail }) {
  const { properties } = useSession().session
  const pass = useMemo(() => buildPass(authorization, properties), [authorization, properties])
  useEffect(() => savePass(pass), [pass])
  const { message } = authorization
  const { qrcode } = pass
  const share = message ? { message, authorization, qrcode } : undefined
  return (
    <Stack gap={5}>
      <PassNotice pass={pass} />
      <PassCard
        pass={pass}
        shareActions={
          share && qrcode ? (
            <Stack isScreenOnly>
              <ShareActions {...share} isMain />
            </Stack>
          ) : null
        }
      />
      {share ? <ShareMessage {...share} isShort={qrcode !== undefined} /> : null}
    </Stack>
  )
}

/**
 * Returns the pass that this browser had saved before the screen opened. After an error other than a connection failure,
 * returns undefined. If `error` says that the authorization does not exist, the hook removes the saved pass.
 */
function useSavedPass(id: number, error: unknown) {
  const [savedPass] = useState(() => getSavedPass(id))
  const isMissing = isNotFound(error)
  useEffect(() => {
    if (isMissing) removeSavedPass(id)
  }, [id, isMissing])
  return isConnectionFailure(error) || !error ? savedPass : undefined
}

/** The notice for a pass that does not permit entry. Renders nothing for a valid pass. */
function PassNotice({ pass }: { pass: Pass }): ReactNode {
  if (isExpiredAuthorization(pass)) {
    return (
      <Alert tone="warning" title={copy.expired.title}>
        {copy.expired.body(formatDay(pass.to_date))}
      </Alert>
    )
  }
  if (pass.preauthorization_type === 'INVITE') {
    const open = (
      <ButtonLink size="sm" render={<Link to={paths.editInvitation(pass.id)} />}>
        {copy.invitation.open}
      </ButtonLink>
    )
    return (
      <Alert title={copy.invitation.title} action={open}>
        {copy.invitation.body}
      </Alert>
    )
  }
  if (pass.qrcode) return null
  return (
    <Alert tone="warning" title={copy.withoutCode.title}>
      {copy.withoutCode.body}
    </Alert>
  )
}
