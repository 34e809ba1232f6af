import { buildVariants, type SpecimenFile, StatefulSpecimen, veryLongText } from '@/design-system/specimen'
import { Button } from '../Button/Button'
import { Grid } from '../Grid/Grid'
import { TextField } from '../TextField/TextField'
import { FilterPanel } from './FilterPanel'

const labels = { label: 'Filters', showLabel: 'Show filters', hideLabel: 'Hide filters' }
const run = () => {}

const fields = (
  <StatefulSpecimen initial={{ name: '', plate: '' }}>
    {(value, change) => (
      <Grid minColumn="14rem">
        <TextField
          label="First name"
          name="name"
          value={value.name}
          onChange={(name) => change({ ...value, name })}
          reservesMessageLine={false}
        />
        <TextField
          label="Plate"
          name="plate"
          value={value.plate}
          onChange={(plate) => change({ ...value, plate })}
          reservesMessageLine={false}
        />
      </Grid>
    )}
  </StatefulSpecimen>
)

const clear = { label: 'Clear filters', run }
const refresh = { label: 'Refresh', run }

export default {
  component: 'FilterPanel',
  purpose: 'Muestra u oculta los filtros de una lista y dice cuántos resultados hay.',
  keyboard: {
    Tab: 'Recorre los botones, y los filtros mientras están a la vista.',
    'Enter, Espacio': 'En el primer botón: muestran u ocultan los filtros.',
  },
  specimens: buildVariants(FilterPanel, labels, {
    open: { startsOpen: true, result: '12 results', clear, refresh, children: fields },
    closed: {
      startsOpen: false,
      result: '1 result',
      clear: { ...clear, disabledReason: 'No filter is set.' },
      refresh: { ...refresh, isBusy: true },
      actions: (
        <Button size="sm" variant="primary">
          New
        </Button>
      ),
      children: fields,
    },
    'only-filters': { children: fields },
    'edge-no-filters': { startsOpen: true, result: '', children: null },
    'edge-long': () => (
      <FilterPanel
        label="Filters"
        showLabel={veryLongText}
        hideLabel={veryLongText}
        startsOpen
        result={veryLongText}
        clear={{ label: veryLongText, run }}
      >
        {veryLongText}
      </FilterPanel>
    ),
  }),
} satisfies SpecimenFile
