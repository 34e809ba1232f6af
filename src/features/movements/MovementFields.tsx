import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Grid } from '@/design-system/components/Grid/Grid'
import { SearchField } from '@/design-system/components/SearchField/SearchField'
import { Select } from '@/design-system/components/Select/Select'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { Day } from '@/domain/days'
import { useSession } from '@/session/use-session'
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
  const { lots, chooseLot } = useSession()
  const chosenLot = (id: number) => {
    chooseLot(id)
    onChange({ lote: id })
  }
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
      <Select
        label={words.lot}
        name="lote"
        value={String(lotId)}
        options={lots.map((one) => ({
          value: String(one.property_id),
          label: copy.lotOption(one.identifier, one.area_name),
        }))}
        onChange={(value) => chosenLot(Number(value))}
        reservesMessage={false}
      />
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
