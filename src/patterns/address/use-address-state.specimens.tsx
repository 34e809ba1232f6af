import { Navigate, Route, Routes, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { Checkbox } from '@/design-system/components/Checkbox/Checkbox'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
import { useAddressState } from './use-address-state'

const schema = v.object({
  name: v.pipe(v.string(), v.maxLength(40)),
  page: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(9)),
  inside: v.boolean(),
})
const defaults = { name: '', page: 1, inside: false }

function Filters() {
  const [{ name, page, inside }, change] = useAddressState(schema, defaults)
  const { search } = useLocation()
  return (
    <Stack gap={4}>
      <TextField
        label="Nombre"
        name="name"
        value={name}
        onChange={(text) => change({ name: text, page: 1 })}
      />
      <Checkbox
        label="Sin egreso"
        name="inside"
        value={inside}
        onChange={(isInside) => change({ inside: isInside, page: 1 })}
      />
      <Text tone="muted">
        La dirección dice: {search === '' ? 'nada, todo es como al principio' : search}
      </Text>
      <Text>Página {page} de 9</Text>
    </Stack>
  )
}

const FiltersAt = ({ search }: { search: string }) => (
  <Routes>
    <Route path="/filtros" element={<Filters />} />
    <Route path="*" element={<Navigate to={`/filtros${search}`} replace />} />
  </Routes>
)

export default {
  component: 'useAddressState',
  purpose: 'Guarda en la dirección lo elegido en una pantalla.',
  whenToUse: 'Para filtros, orden, páginas y pestañas que deben sobrevivir a recargar, volver y compartir.',
  whenNotToUse: 'Para lo que se está escribiendo en un formulario, ni para datos personales.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(FiltersAt, {
    defaults: { search: '' },
    'from-a-link': { search: '?name=ana&page=3&inside=true' },
    'edge-address': { search: `?name=${veryLongText}&page=-1e9&inside=perhaps&page=two&other=%00` },
  }),
} satisfies PatternFile
