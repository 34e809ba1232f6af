import { Button } from '@/design-system/components/Button/Button'
import { Inline } from '@/design-system/components/Inline/Inline'
import { ToastProvider } from '@/design-system/components/Toaster/ToastProvider'
import { buildVariants, type PatternFile, veryLongText } from '@/design-system/specimen'
import { useNotify } from './use-notify'

function Notices() {
  const notify = useNotify()
  return (
    <Inline gap={3}>
      <Button onClick={() => notify.success('El invitado fue agregado.')}>Bien</Button>
      <Button
        onClick={() => notify.info('Hay una versión nueva.', { detail: 'Se actualiza al volver a entrar.' })}
      >
        Aviso
      </Button>
      <Button onClick={() => notify.warning('Tu sesión vence en cinco minutos.')}>Atención</Button>
      <Button onClick={() => notify.error('No se pudo copiar el enlace.')}>Error</Button>
    </Inline>
  )
}

function ManyLongNotices() {
  const notify = useNotify()
  const showAll = () => {
    notify.error(veryLongText, { detail: veryLongText })
    for (let count = 1; count <= 30; count += 1) notify.info(`Aviso ${count}`, { timeout: 1 })
  }
  return <Button onClick={showAll}>Treinta y uno a la vez</Button>
}

const sampleToasts = { label: 'Avisos de muestra', closeLabel: 'Cerrar el aviso' }

export default {
  component: 'useNotify',
  purpose: 'Avisa con un mensaje breve cómo salió una acción.',
  whenToUse: 'Cuando el resultado no se ve en la pantalla, como al copiar un enlace o al volver a una lista.',
  whenNotToUse: 'Si la página ya muestra el resultado, ni para errores que hay que corregir en un campo.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildVariants(ToastProvider, sampleToasts, {
    tones: { children: <Notices /> },
    'edge-many-and-long': { children: <ManyLongNotices /> },
  }),
} satisfies PatternFile
