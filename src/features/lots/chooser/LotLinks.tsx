import { House } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { ManagedProperty } from '@/api/generated/model/managedProperty'
import { lots as words } from '@/copy/lots'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Unbroken } from '@/design-system/components/Unbroken/Unbroken'
import { paths } from '@/paths'
import { toLotHint } from '../lot-hint'

/** Links to the data of each lot. */
export function LotLinks({ lots }: { lots: readonly ManagedProperty[] }) {
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
