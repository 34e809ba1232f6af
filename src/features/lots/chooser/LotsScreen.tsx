import { House } from 'lucide-react'
import { Link, Navigate } from 'react-router-dom'
import type { ManagedProperty } from '@/api/generated/model/managedProperty'
import { lots as words } from '@/copy/lots'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { EmptyState } from '@/design-system/components/EmptyState/EmptyState'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Skeleton } from '@/design-system/components/Skeleton/Skeleton'
import { SkeletonGroup } from '@/design-system/components/SkeletonGroup/SkeletonGroup'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { paths } from '@/paths'
import { useManagedLots } from '@/patterns/lots/use-managed-lots'
import { Page } from '@/patterns/page/Page'
import { QueryView } from '@/patterns/query-view/QueryView'
import { useSession } from '@/session/use-session'
import { toLotHint } from '../lot-hint'

/** `/managedproperties`: the user's lots in this neighbourhood. If there is only one, the screen redirects to that lot. */
export function LotsScreen() {
  const { lots: sessionLots } = useSession()
  const { personId, query } = useManagedLots()
  const hasNoPerson = personId === undefined
  const isLoading = query.isPending && !hasNoPerson
  const lots = query.data?.results ?? []
  const [onlyLot] = lots.length === 1 ? lots : []

  if (onlyLot) return <Navigate to={paths.lot(onlyLot.property)} state={toLotHint(onlyLot)} replace />
  // A user with one lot sees only a skeleton before the redirect, not the title of this screen.
  if (sessionLots.length === 1 && isLoading) return <LotLinksSkeleton />
  return (
    <Page title={copy.title} description={isLoading || lots.length > 0 ? copy.description : undefined}>
      {hasNoPerson ? (
        <NoLots />
      ) : (
        <QueryView
          query={query}
          skeleton={<LotLinksSkeleton />}
          isEmpty={({ results }) => results.length === 0}
          empty={<NoLots />}
        >
          {({ results }) => <LotLinks lots={results} />}
        </QueryView>
      )}
    </Page>
  )
}

const NoLots = () => <EmptyState icon={<House size={20} />} title={copy.empty} />

const skeletonKeys = ['first', 'second']

function LotLinksSkeleton() {
  return (
    <SkeletonGroup label={copy.loading}>
      <Grid minColumn="18rem" gap={3}>
        {skeletonKeys.map((key) => (
          <Skeleton key={key} shape="block" height="2.75rem" />
        ))}
      </Grid>
    </SkeletonGroup>
  )
}

const copy = {
  title: 'Lotes y Residentes',
  description: 'Elegí un lote para ver y actualizar sus datos.',
  loading: 'Cargando tus lotes',
  empty: 'No se encontraron Propiedades asociadas a su usuario en este barrio.',
}

function LotLinks({ lots }: { lots: readonly ManagedProperty[] }) {
  return (
    <Grid as="ul" minColumn="18rem" gap={3}>
      {lots.map((lot) => (
        <li key={lot.property}>
          <ButtonLink
            stretch
            icon={<House size={20} aria-hidden="true" />}
            render={<Link to={paths.lot(lot.property)} state={toLotHint(lot)} />}
          >
            <Unbroken>{`${words.lot} ${words.name(lot.identifier, lot.area_name)}`}</Unbroken>
          </ButtonLink>
        </li>
      ))}
    </Grid>
  )
}
