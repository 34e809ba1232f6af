import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Day } from '@/domain/days'
import { LotSelect } from '@/patterns/access/LotSelect'
import { copy } from './copy'
import { longest, type MovementFilters, periodOf, plainPlate, withoutUnseen } from './movements-address'
import { PeriodField } from './PeriodField'

/** How long one waits with what is typed (P9). */
const searchDelayMs = 500

interface MovementFieldsProps {
  filters: MovementFilters
  /** The lot whose movements are shown. */
  lotId: number
  today: Day
  onChange: (patch: Partial<MovementFilters>) => void
}

const words = copy.filters

/** What the movements can be narrowed to (P2). */
export function MovementFields({ filters, lotId, today, onChange }: MovementFieldsProps) {
  const textField = (name: keyof typeof longest, label: string, normalize = withoutUnseen) => (
    <SearchField
      label={label}
      name={name}
      value={filters[name]}
      onSearch={(said) => onChange({ [name]: said })}
      delay={searchDelayMs}
      normalize={normalize}
      maxLength={longest[name]}
      clearLabel={words.clearText(label)}
    />
  )
  return (
    <Grid minColumn="17rem" gap={3}>
      <LotSelect lotId={lotId} onChange={(lote) => onChange({ lote })} />
      {textField('nombre', words.firstName)}
      {textField('apellido', words.lastName)}
      {textField('documento', words.document)}
      <PeriodField
        period={periodOf(filters, today)}
        today={today}
        onChange={({ from, to }) => onChange({ desde: from, hasta: to })}
      />
      <Stack gap={3}>
        {textField('patente', words.plate, plainPlate)}
        <Checkbox
          label={words.inside}
          name="sinEgreso"
          value={filters.sinEgreso}
          onChange={(sinEgreso) => onChange({ sinEgreso })}
          reservesMessage={false}
        />
      </Stack>
    </Grid>
  )
}
