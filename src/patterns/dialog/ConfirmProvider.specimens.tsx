import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { ConfirmProvider } from './ConfirmProvider'
import { type ConfirmRequest, useConfirm } from './confirm-context'

const removal: ConfirmRequest = {
  title: '¿Eliminar la autorización «Cumpleaños de Sofía»?',
  body: 'Nadie va a poder ingresar con ella.',
  confirmLabel: 'Eliminar',
  cancelLabel: 'No',
  tone: 'danger',
}

interface AskingProps {
  request: ConfirmRequest
  /** Whether it asks as soon as it is drawn. */
  asksAtOnce?: boolean
}

function Asking({ request, asksAtOnce = false }: AskingProps) {
  const confirm = useConfirm()
  const [answer, setAnswer] = useState('')
  const hasAsked = useRef(false)
  const ask = async () => setAnswer((await confirm(request)) ? 'Dijiste que sí.' : 'Dijiste que no.')
  useEffect(() => {
    if (!asksAtOnce || hasAsked.current) return
    hasAsked.current = true
    void ask()
  })
  return (
    <Stack align="start">
      <Button variant="danger" onClick={() => void ask()}>
        Eliminar
      </Button>
      <Text role="status">{answer}</Text>
    </Stack>
  )
}

const asking = (request: ConfirmRequest, asksAtOnce = false) => (
  <ConfirmProvider>
    <Asking request={request} asksAtOnce={asksAtOnce} />
  </ConfirmProvider>
)

export default {
  component: 'ConfirmProvider',
  purpose: 'Pide confirmar una acción y espera la respuesta.',
  whenToUse:
    'Antes de una acción que no se puede deshacer, como eliminar, y cuando la espera o el error se muestran en la misma pregunta.',
  whenNotToUse:
    'Para acciones que se deshacen con facilidad, ni para avisar algo que no se decide: alcanza con un mensaje.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    { name: 'asking', render: () => asking(removal) },
    {
      name: 'action-that-fails',
      render: () => asking({ ...removal, action: () => Promise.reject(new ApiError('network')) }),
    },
    { name: 'asked', isOverlay: true, render: () => asking(removal, true) },
    {
      name: 'nonsense-long',
      isOverlay: true,
      render: () =>
        asking({ title: endless, body: endless, confirmLabel: endless, cancelLabel: endless }, true),
    },
  ],
} satisfies PatternFile
