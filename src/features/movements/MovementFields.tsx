import { movements } from '@/copy/movements'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Day } from '@/domain/days'
import { LotSelect } from '@/patterns/access/LotSelect'
import { FilterText } from '@/patterns/filters/FilterText'
import { GuestFields } from '@/patterns/movements/GuestFields'
import { copy } from './copy'
import { type MovementFilters, movementsPeriod, plateLimit, toPlateSearch } from './movements-address'

interface MovementFieldsProps {
  filters: MovementFilters
  /** The lot whose movements are shown. */
  lotId: number
  today: Day
  onChange: (patch: Partial<MovementFilters>) => void
}

const words = copy.filters

/** The filters of the movements. */
export function MovementFields({ filters, lotId, today, onChange }: MovementFieldsProps) {
  return (
    <Grid minColumn="17rem" gap={3}>
      <LotSelect lotId={lotId} onChange={(lote) => onChange({ lote })} />
      <GuestFields
        filters={filters}
        period={movementsPeriod(filters, today)}
        today={today}
        isInsideOnly={filters.sinEgreso}
        onChange={onChange}
      />
      <Stack gap={3}>
        <FilterText
          label={words.plate}
          name="patente"
          value={filters.patente}
          maxLength={plateLimit}
          normalize={toPlateSearch}
          onSearch={(patente) => onChange({ patente })}
        />
        <Checkbox
          label={words.inside}
          hint={movements.insideHint}
          name="sinEgreso"
          value={filters.sinEgreso}
          onChange={(sinEgreso) => onChange({ sinEgreso })}
          reservesMessage={false}
        />
      </Stack>
    </Grid>
  )
}
