import { Button } from '@/design-system/components/Button/Button'
import { Menu } from '@/design-system/components/Menu/Menu'
import { Stack } from '@/design-system/components/Stack/Stack'
import type { PatternFile } from '@/design-system/specimen'
import { addDays, today } from '@/domain/days'
import { SampleSession } from '../SampleSession'
import { useRefusals } from './use-refusals'

/** Shows 'Editar' as a button and in a menu. The authorization's last day is `lastDayOffset` days after today. */
function Actions({ lastDayOffset }: { lastDayOffset: number }) {
  const findReason = useRefusals()
  const reason = findReason('authorization.edit', {
    to_date: addDays(today(), lastDayOffset),
    preauthorization_type: 'VENDOR',
  })
  return (
    <Stack align="start">
      <Button disabledReason={reason}>Editar</Button>
      <Menu
        label="Acciones"
        align="start"
        items={[{ label: 'Editar', onSelect: () => {}, disabledReason: reason }]}
      />
    </Stack>
  )
}

const renderActions = (lastDayOffset: number) => () => (
  <SampleSession>
    <Actions lastDayOffset={lastDayOffset} />
  </SampleSession>
)

export default {
  component: 'useRefusals',
  purpose: 'Dice por qué una acción no está permitida.',
  whenToUse: 'Para deshabilitar un botón o una opción y mostrar el motivo antes de que alguien lo intente.',
  whenNotToUse: 'Para validar campos, ni para errores que responde el servidor.',
  lang: 'es',
  withoutEdgeCases: 'The types of the action and of its subject allow no edge cases.',
  keyboard: 'inner-components-only',
  specimens: [
    { name: 'allowed', render: renderActions(1) },
    { name: 'refused', render: renderActions(-1) },
  ],
} satisfies PatternFile
