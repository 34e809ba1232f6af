import { expiries } from '@/copy/expiry'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Select } from '@/design-system/components/Select/Select'
import { expiryKinds } from '@/domain/expiry'
import { copy } from './copy'
import type { ExpiryFilters } from './expiries-address'
import { listKinds, listPlaces } from './expiry-list'
import type { PlacedExpiry } from './placed-expiries'

const words = copy.filters

interface ExpiryFilterFieldsProps {
  filters: ExpiryFilters
  /** All rows, from which the choices come. */
  rows: readonly PlacedExpiry[]
  onFilter: (patch: Partial<ExpiryFilters>) => void
}

/** The filters by kind and by place. */
export function ExpiryFilterFields({ filters, rows, onFilter }: ExpiryFilterFieldsProps) {
  const kinds = listKinds(rows)
  const places = listPlaces(rows)
  const { tipo, lugar } = filters
  // A choice from the address may have no rows.
  const shownKinds = tipo === '' || kinds.includes(tipo) ? kinds : [...kinds, tipo]
  const isPlaceKnown = lugar === '' || places.some(({ id }) => id === lugar)
  return (
    <Grid minColumn="17rem" gap={3}>
      <Select
        label={words.kind}
        name="tipo"
        value={tipo}
        options={[
          { value: '', label: words.allKinds },
          ...shownKinds.map((kind) => ({ value: kind, label: expiries.kinds[kind] })),
        ]}
        onChange={(value) => onFilter({ tipo: expiryKinds.find((kind) => kind === value) ?? '' })}
        reservesMessageLine={false}
      />
      <Select
        label={words.place}
        name="lugar"
        value={lugar}
        options={[
          { value: '', label: words.allPlaces },
          ...places.map(({ id, name }) => ({ value: id, label: name })),
          ...(isPlaceKnown ? [] : [{ value: lugar, label: words.emptyPlace }]),
        ]}
        onChange={(value) => onFilter({ lugar: value })}
        reservesMessageLine={false}
      />
    </Grid>
  )
}
