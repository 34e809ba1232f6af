import { type ComponentProps, useState } from 'react'
import { Link, Route, Routes } from 'react-router-dom'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { TextLink } from '@/design-system/components/TextLink/TextLink'
import { buildSpecimens, type PatternFile } from '@/design-system/specimen'
import { LeaveGuard } from './LeaveGuard'

function Note({ initialNote }: { initialNote: string }) {
  const [note, setNote] = useState(initialNote)
  return (
    <Stack gap={4}>
      <LeaveGuard isActive={note !== ''} />
      <TextField
        label="Nota"
        name="note"
        value={note}
        onChange={setNote}
        hint="Lo que escribas se pierde al salir."
      />
      <TextLink render={<Link to="/otra" />}>Ir a otra pantalla</TextLink>
    </Stack>
  )
}

const NoteRoutes = (props: ComponentProps<typeof Note>) => (
  <Routes>
    <Route path="/otra" element={<Text>Esta es la otra pantalla.</Text>} />
    <Route path="*" element={<Note {...props} />} />
  </Routes>
)

export default {
  component: 'LeaveGuard',
  purpose: 'Pregunta antes de salir de una pantalla con cambios sin guardar.',
  whenToUse: 'Cuando lo escrito se perdería al salir y no está dentro de un FormShell, que ya lo hace.',
  whenNotToUse: 'Si no hay nada que perder, o si lo escrito se guarda como borrador.',
  lang: 'es',
  withoutEdgeCases: 'Its only required prop is a boolean.',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(NoteRoutes, {
    'nothing-to-lose': { initialNote: '' },
    'something-to-lose': { initialNote: 'Un borrador' },
  }),
} satisfies PatternFile
