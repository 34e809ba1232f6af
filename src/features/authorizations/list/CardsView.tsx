import { CalendarCheck, CalendarPlus, SearchX } from 'lucide-react'
import type { ComponentProps } from 'react'
import { Link } from 'react-router-dom'
import { isConnectionFailure } from '@/api/api-error'
import type { AuthorizationPage } from '@/api/generated/model/authorizationPage'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { describeError } from '@/copy/errors'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { Stack } from '@/design-system/components/Stack/Stack'
import { today } from '@/domain/days'
import { paths } from '@/paths'
import { AudienceHelp } from '@/patterns/audience/AudienceHelp'
import { CardsSkeleton } from '@/patterns/query-view/CardsSkeleton'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useFirstRows } from '@/patterns/query-view/use-first-rows'
import { SavedPasses } from '../pass/SavedPasses'
import { AuthorizationCard } from './AuthorizationCard'
import { CardActions } from './CardActions'
import { CardPassActions } from './CardPassActions'
import { copy } from './copy'
import { useExtendAuthorization } from './use-extend-authorization'
import { useRemoveAuthorization } from './use-remove-authorization'

const pageSize = 10

interface CardsViewProps {
  query: ComponentProps<typeof QueryView<AuthorizationPage>>['query']
  page: number
  onOpenPage: (page: number) => void
  isSearch: boolean
}

/** A page of authorizations as cards. */
export const CardsView = ({ query, page, onOpenPage, isSearch }: CardsViewProps) => (
  <QueryView
    query={query}
    skeleton={<CardsSkeleton label={copy.loading} lines={8} />}
    isEmpty={({ count }) => count === 0}
    empty={
      <Stack gap={5}>
        <NoAuthorizations isSearch={isSearch} />
        <AudienceHelp list="authorizations" />
      </Stack>
    }
    renderFailure={
      isConnectionFailure(query.error)
        ? ({ error, retry, isRetrying }) => (
            <Stack gap={5}>
              <RetryAlert onRetry={retry} isRetrying={isRetrying}>
                {describeError(error).join(' ')}
              </RetryAlert>
              <SavedPasses />
            </Stack>
          )
        : undefined
    }
  >
    {({ count, results }) => (
      <Stack gap={5}>
        <AuthorizationCards authorizations={results} />
        <Pagination
          page={page}
          pageSize={pageSize}
          total={count}
          labels={copy.pagination}
          onChange={onOpenPage}
          isFirstInPrint
        />
        <AudienceHelp list="authorizations" />
      </Stack>
    )}
  </QueryView>
)

function AuthorizationCards({ authorizations }: { authorizations: readonly AuthorizationSummary[] }) {
  const remove = useRemoveAuthorization()
  const extend = useExtendAuthorization()
  const day = today()
  return (
    <Grid as="ul" minColumn="20rem" gap={4}>
      {useFirstRows(authorizations).map((authorization) => (
        <AuthorizationCard
          key={authorization.id}
          authorization={authorization}
          today={day}
          passActions={<CardPassActions authorization={authorization} />}
          renderActions={(isExpired) => (
            <CardActions
              authorization={authorization}
              isExpired={isExpired}
              onRemove={() => void remove(authorization)}
              onExtend={() => void extend(authorization)}
            />
          )}
        />
      ))}
    </Grid>
  )
}

interface NoAuthorizationsProps {
  /** Whether the user searched. The hint then suggests a different search instead of a new authorization. */
  isSearch: boolean
}

function NoAuthorizations({ isSearch }: NoAuthorizationsProps) {
  if (isSearch)
    return <EmptyState icon={<SearchX size={20} />} title={copy.empty} description={copy.emptySearchHint} />
  return (
    <EmptyState
      icon={<CalendarCheck size={20} />}
      title={copy.empty}
      description={copy.emptyHint}
      action={
        <ButtonLink
          variant="secondary"
          icon={<CalendarPlus size={20} />}
          render={<Link to={paths.newAuthorization()} />}
        >
          {copy.create}
        </ButtonLink>
      }
    />
  )
}
