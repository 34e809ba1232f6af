import { keepPreviousData } from '@tanstack/react-query'
import { CalendarPlus, TicketPlus } from 'lucide-react'
import type { ComponentType } from 'react'
import { Link } from 'react-router-dom'
import * as v from 'valibot'
import {
  getListAuthorizationsQueryOptions,
  useListAuthorizations,
} from '@/api/generated/authorizations/authorizations'
import { lots } from '@/copy/lots'
import { Badge } from '@/design-system/components/Badge/Badge'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Inline } from '@/design-system/components/Inline/Inline'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Tabs } from '@/design-system/components/Tabs/Tabs'
import { authorizationSearchLimit } from '@/domain/authorizations'
import { paths } from '@/paths'
import { LotSelect } from '@/patterns/access/LotSelect'
import { useAddressState } from '@/patterns/address/use-address-state'
import { searchText } from '@/patterns/filters/search-text'
import { onDemand } from '@/patterns/on-demand/on-demand'
import { Page } from '@/patterns/page/Page'
import { useExistingPage } from '@/patterns/paging/use-existing-page'
import { CardsSkeleton } from '@/patterns/query-view/CardsSkeleton'
import type { PrefetchRows } from '@/patterns/query-view/prefetch-rows'
import { useSession } from '@/session/use-session'
import { CardsView } from './CardsView'
import { copy } from './copy'
import { FrequentFrame } from './FrequentFrame'
import { type HomeView, readHomeView } from './home-view'
import { ViewSwitch } from './ViewSwitch'

const FrequentAuthorizations = onDemand<{ lotId: number; areRowsShown: boolean }>(
  // Without the code, the cards have the same links.
  async () =>
    import('./FrequentAuthorizations').then(
      (module) => module.FrequentAuthorizations,
      () => NoFrequentAuthorizations,
    ),
  <FrequentFrame text={copy.frequent.title} />,
)
const NoFrequentAuthorizations = () => <FrequentFrame text={copy.frequent.none} />

const searchDelayMs = 300
/** The width at which the choice of the lot or the search fits beside the switch with its words. */
const toolsWidth = '28rem'
const addressSchema = v.object({
  /** Empty for how this browser last showed the authorizations. */
  modo: v.picklist(['', 'tarjetas', 'semana']),
  ver: v.picklist(['vigentes', 'todas']),
  buscar: searchText(authorizationSearchLimit),
  pagina: v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.integer(), v.minValue(1)),
})
type Address = v.InferOutput<typeof addressSchema>
const initialAddress = { modo: '', ver: 'vigentes', buscar: '', pagina: 1 } as const satisfies Address

const WeekView = onDemand(
  async () => (await import(/* webpackChunkName: "week" */ '../week/WeekView')).WeekView,
  <CardsSkeleton label={copy.loading} lines={8} />,
)

const toListParams = ({ ver, buscar, pagina }: Omit<Address, 'modo'>) => ({
  search: buscar || undefined,
  is_active: ver === 'vigentes' ? true : undefined,
  page: pagina,
})

export const prefetchAuthorizations: PrefetchRows = (client, { rp, lotId }) =>
  client.prefetchQuery(getListAuthorizationsQueryOptions(rp, lotId, toListParams(initialAddress)))

interface AuthorizationsScreenProps {
  /** What happens today on the lot. `areRowsShown` is whether the rows of the screen are there, which come first. */
  Today: ComponentType<{ lotId: number; areRowsShown: boolean }>
}

/** `/`: the authorizations of the current lot. */
export function AuthorizationsScreen({ Today }: AuthorizationsScreenProps) {
  const { neighbourhood, lots: ownLots, lot } = useSession()
  const hasLotChoice = ownLots.length > 1
  const [{ modo, ver, buscar, pagina }, changeAddress] = useAddressState(addressSchema, initialAddress)
  const isWeek = (modo || readHomeView()) === 'semana'
  // The week reads this first page itself. Here the query only tells when the week has read it.
  const query = useListAuthorizations(
    neighbourhood.id,
    lot?.property_id ?? 0,
    toListParams(isWeek ? initialAddress : { ver, buscar, pagina }),
    { query: { enabled: lot !== undefined && !isWeek, placeholderData: keepPreviousData } },
  )
  const areRowsShown = !query.isPending
  const openPage = (page: number) => changeAddress({ pagina: page })
  const doesPageExist = useExistingPage({ page: pagina, goToPage: openPage, error: query.error })

  return (
    <Page
      title={copy.title}
      description={lot && !hasLotChoice ? copy.lot(lots.name(lot.identifier, lot.area_name)) : undefined}
      actions={<CreateLinks />}
    >
      <Stack gap={3}>
        {lot ? (
          <Stack gap={1} isScreenOnly>
            <Today key={lot.property_id} lotId={lot.property_id} areRowsShown={areRowsShown} />
            <FrequentAuthorizations lotId={lot.property_id} areRowsShown={areRowsShown} />
          </Stack>
        ) : null}
        <Filters
          view={isWeek ? 'semana' : 'tarjetas'}
          onChangeView={(view) => changeAddress({ modo: view })}
          search={buscar}
          onChange={(change) => changeAddress({ ...change, pagina: 1 })}
        />
        {isWeek ? (
          lot && <WeekView key={lot.property_id} lot={{ rp: neighbourhood.id, pid: lot.property_id }} />
        ) : (
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
              <CardsView query={query} page={pagina} onOpenPage={openPage} isSearch={buscar !== ''} />
            ) : (
              <CardsSkeleton label={copy.loading} lines={8} />
            )}
          </Tabs>
        )}
      </Stack>
    </Page>
  )
}

interface FiltersProps {
  view: HomeView
  onChangeView: (view: HomeView) => void
  search: string
  /** Called with the new search, or with nothing after a change of the lot. */
  onChange: (change: { buscar?: string }) => void
}

/** The choice of the lot, the switch between cards and week, and the search of the cards. The switch has the same place in both views. */
function Filters({ view, onChangeView, search, onChange }: FiltersProps) {
  const { lots: ownLots, lot } = useSession()
  const hasLotChoice = ownLots.length > 1
  const viewSwitch = <ViewSwitch view={view} onChange={onChangeView} />
  const searchField = view === 'semana' ? null : <AuthorizationSearch search={search} onChange={onChange} />
  return (
    <Grid gap={2} minColumn={toolsWidth} align="end">
      {hasLotChoice ? (
        <Inline gap={2} align="end" grow="first">
          <LotSelect lotId={lot?.property_id} onChange={() => onChange({})} />
          {viewSwitch}
        </Inline>
      ) : (
        <Inline gap={2} grow="last">
          {viewSwitch}
          {searchField}
        </Inline>
      )}
      {hasLotChoice ? searchField : null}
    </Grid>
  )
}

const AuthorizationSearch = ({ search, onChange }: Pick<FiltersProps, 'search' | 'onChange'>) => (
  <SearchField
    label={copy.search}
    isLabelHidden
    placeholder={copy.search}
    name="buscar"
    value={search}
    delay={searchDelayMs}
    maxLength={authorizationSearchLimit}
    clearLabel={copy.clearSearch}
    onSearch={(text) => onChange({ buscar: text.trim() })}
    reservesMessageLine={false}
  />
)

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
