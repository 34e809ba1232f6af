import { useState } from 'react'
import { ApiError } from '@/api/api-error'
import { getUnsubscribe } from '@/api/generated/calls/public/public'
import { Heading } from '@/design-system/components/Heading/Heading'
import { ResultScreen } from '@/design-system/components/ResultScreen/ResultScreen'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { focusTitle } from '@/patterns/page/focus-title'
import { useDocumentTitle } from '@/patterns/page/use-document-title'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useAsync } from '@/patterns/query-view/use-async'
import { HttpErrorPage } from './HttpErrorPage'
import { PublicFrame } from './PublicFrame'
import { unsubscribeCopy } from './unsubscribe-copy'
import { useLoadedPart } from './use-loaded-part'

interface UnsubscribeScreenProps {
  /** The key of the link; undefined if the address has no valid key. */
  linkId: string | undefined
  /** Whether the configuration has loaded, so that the API can be called. */
  isReady?: boolean
}

/** `/unsubscribe/:id`: the confirmation form, then its result. */
export function UnsubscribeScreen({ linkId, isReady = true }: UnsubscribeScreenProps) {
  useDocumentTitle(unsubscribeCopy.title)
  return (
    <PublicFrame>
      {linkId === undefined ? (
        <HttpErrorPage error={new ApiError('status', 404)} />
      ) : (
        <UnsubscribeContent linkId={linkId} isReady={isReady} />
      )}
    </PublicFrame>
  )
}

const loadForm = async () => (await import('./UnsubscribeForm')).UnsubscribeForm

function UnsubscribeContent({ linkId, isReady }: { linkId: string; isReady: boolean }) {
  const query = useAsync((signal) => getUnsubscribe(linkId, { signal }), isReady)
  const formQuery = useLoadedPart(loadForm)
  const [isDone, setDone] = useState(false)
  const [failure, setFailure] = useState<{ error: unknown }>()

  if (isDone) return <ResultScreen tone="success" title={unsubscribeCopy.done} ref={focusTitle} />
  if (failure)
    return <HttpErrorPage error={failure.error} onRetry={() => setFailure(undefined)} ref={focusTitle} />
  return (
    <QueryView
      query={query}
      skeleton={<UnsubscribeSkeleton />}
      renderFailure={({ error, retry, isRetrying }) => (
        <HttpErrorPage error={error} onRetry={retry} isRetrying={isRetrying} />
      )}
    >
      {({ full_name }) => (
        <Stack gap={6}>
          <Stack gap={2}>
            <Heading level={1}>{unsubscribeCopy.title}</Heading>
            <Text>{unsubscribeCopy.greeting(full_name)}</Text>
            <Text tone="muted">{unsubscribeCopy.intro}</Text>
          </Stack>
          <QueryView query={formQuery} skeleton={<Skeleton shape="block" height="2.75rem" />}>
            {({ Part: UnsubscribeForm }) => (
              <UnsubscribeForm
                linkId={linkId}
                onDone={() => setDone(true)}
                onFailed={(error) => setFailure({ error })}
              />
            )}
          </QueryView>
        </Stack>
      )}
    </QueryView>
  )
}

function UnsubscribeSkeleton() {
  return (
    <SkeletonGroup label={unsubscribeCopy.loading}>
      <Skeleton height="2rem" width="80%" />
      <Skeleton lines={2} />
      <Skeleton shape="block" height="2.75rem" />
    </SkeletonGroup>
  )
}
