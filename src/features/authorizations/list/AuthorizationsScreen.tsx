import { keepPreviousData } from '@tanstack/react-query'
import { CalendarCheck, CalendarPlus, SearchX, TicketPlus } from 'lucide-react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import { isConnectionFailure } from '@/api/api-error'
import {
  getListAuthorizationsQueryOptions,
  useListAuthorizations,
} from '@/api/generated/authorizations/authorizations'
import type { AuthorizationSummary } from '@/api/generated/model/authorizationSummary'
import { describeError } from '@/copy/errors'
import { lots } from '@/copy/lots'
import { Badge } from '@/design-system/components/Badge/Badge'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Pagination } from '@/design-system/components/Pagination/Pagination'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { today } from '@/domain/days'
import { paths } from '@/paths'
import { LotSelect } from '@/patterns/access/LotSelect'
import { useAddressState } from '@/patterns/address/use-address-state'
import { searchText } from '@/patterns/filters/search-text'
import { Page } from '@/patterns/page/Page'
import { useExistingPage } from '@/patterns/paging/use-existing-page'
import { CardsSkeleton } from '@/patterns/query-view/CardsSkeleton'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { QueryView } from '@/patterns/query-view/QueryView'
import { RetryAlert } from '@/patterns/query-view/RetryAlert'
import { useFirstRows } from '@/patterns/query-view/use-first-rows'
import { useSession } from '@/session/use-session'
import { PassLink } from '../pass/PassLink'
import { SavedPasses } from '../pass/SavedPasses'
import { AuthorizationCard } from './AuthorizationCard'
import { CardActions } from './CardActions'
import { copy } from './copy'
import { useRemoveAuthorization } from './use-remove-authorization'

const pageSize = 10
const searchDelayMs = 300
/** The minimum width at which the search label fits on one line. */
const searchWidth = '14rem'
const addressSchema = v.object({
  ver: v.picklist(['vigentes', 'todas']),
  buscar: searchText(authorizationSearchLimit),
  pagina: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)),
})
const initialAddress = { ver: 'vigentes', buscar: '', pagina: 1 } as const satisfies v.InferOutput<
  typeof addressSchema
>

const toListParams = ({ ver, buscar, pagina }: v.InferOutput<typeof addressSchema>) => ({
  search: buscar || undefined,
  is_active: ver === 'vigentes' ? true : undefined,
  page: pagina,
})

export const prefetchAuthorizations: PrefetchRows = (client, { rp, lotId }) =>
  client.prefetchQuery(getListAuthorizationsQueryOptions(rp, lotId, toListParams(initialAddress)))

/** `/`: the authorizations of the current lot. */
export function AuthorizationsScreen() {
  const { neighbourhood, lots: ownLots, lot } = useSession()
  const hasLotChoice = ownLots.length > 1
  const [{ ver, buscar, pagina }, changeAddress] = useAddressState(addressSchema, initialAddress)
  const query = useListAuthorizations(
    neighbourhood.id,
    lot?.property_id ?? 0,
    toListParams({ ver, buscar, pagina }),
    { query: { enabled: lot !== undefined, placeholderData: keepPreviousData } },
  )
  const openPage = (page: number) => changeAddress({ pagina: page })
  const doesPageExist = useExistingPage({ page: pagina, goToPage: openPage, error: query.error })

  return (
    <Page
      title={copy.title}
      description={lot && !hasLotChoice ? copy.lot(lots.name(lot.identifier, lot.area_name)) : undefined}
      actions={<CreateLinks />}
    >
      <Stack gap={3}>
        <Grid gap={2} minColumn="18rem" phoneAside={hasLotChoice ? searchWidth : undefined}>
          <LotSelect lotId={lot?.property_id} onChange={() => changeAddress({ pagina: 1 })} />
          <SearchField
            label={copy.search}
            isLabelHidden={!hasLotChoice}
            placeholder={hasLotChoice ? undefined : copy.search}
            name="buscar"
            value={buscar}
            delay={searchDelayMs}
            maxLength={authorizationSearchLimit}
            clearLabel={copy.clearSearch}
            onSearch={(text) => changeAddress({ buscar: text.trim(), pagina: 1 })}
            reservesMessageLine={false}
          />
        </Grid>
        <Tabs
          label={copy.tabs.label}
          value={ver}
          onChange={(value) => changeAddress({ ver: value, pagina: 1 })}
          tabs={[
            { value: 'vigentes', label: copy.tabs.active },
            { value: 'todas', label: copy.tabs.all },
          ]}
        >
          {doesPageExist ? (
            <QueryView
              query={query}
              skeleton={<CardsSkeleton label={copy.loading} lines={8} />}
              isEmpty={({ count }) => count === 0}
              empty={<NoAuthorizations isSearch={buscar !== ''} />}
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
                    page={pagina}
                    pageSize={pageSize}
                    total={count}
                    labels={copy.pagination}
                    onChange={openPage}
                  />
                </Stack>
              )}
            </QueryView>
          ) : (
            <CardsSkeleton label={copy.loading} lines={8} />
          )}
        </Tabs>
      </Stack>
    </Page>
  )
}

function AuthorizationCards({ authorizations }: { authorizations: readonly AuthorizationSummary[] }) {
  const remove = useRemoveAuthorization()
  const day = today()
  return (
    <Grid as="ul" minColumn="20rem" gap={4}>
      {useFirstRows(authorizations).map((authorization) => (
        <AuthorizationCard
          key={authorization.id}
          authorization={authorization}
          today={day}
          passLink={<PassLink id={authorization.id} name={authorization.name} size="sm" />}
          renderActions={(isExpired) => (
            <CardActions
              authorization={authorization}
              isExpired={isExpired}
              onRemove={() => void remove(authorization)}
            />
          )}
        />
      ))}
    </Grid>
  )
}

function CreateLinks() {
  return (
    <Inline gap={2} stacksOnPhone>
      <ButtonLink
        variant="primary"
        icon={<CalendarPlus size={20} />}
        render={<Link to={paths.newAuthorization()} />}
      >
        {copy.create}
      </ButtonLink>
      <ButtonLink
        variant="secondary"
        icon={<TicketPlus size={20} />}
        render={<Link to={paths.newInvitation()} />}
      >
        {copy.invite} <Badge>{copy.isNew}</Badge>
      </ButtonLink>
    </Inline>
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
