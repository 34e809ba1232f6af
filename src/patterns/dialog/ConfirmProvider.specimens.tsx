import { useEffect, useRef, useState } from 'react'
import { ApiError } from '@/api/api-error'
import { Button } from '@/design-system/components/Button/Button'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
import { ConfirmProvider } from './ConfirmProvider'
import { type ConfirmRequest, useConfirm } from './confirm-context'

const removal: ConfirmRequest = {
  title: '¿Eliminar la autorización «Cumpleaños de Sofía»?',
  body: 'Nadie va a poder ingresar con ella.',
  confirmLabel: 'Eliminar',
  cancelLabel: 'No',
  tone: 'danger',
}

interface SampleQuestionProps {
  request: ConfirmRequest
  /** Whether the question opens without a click. */
  isOpenAtFirst?: boolean
}

const SampleQuestion = (props: SampleQuestionProps) => (
  <ConfirmProvider>
    <QuestionButton {...props} />
  </ConfirmProvider>
)

function QuestionButton({ request, isOpenAtFirst = false }: SampleQuestionProps) {
  const confirm = useConfirm()
  const [resultText, setResultText] = useState('')
  const hasOpened = useRef(false)
  const open = async () => setResultText((await confirm(request)) ? 'Dijiste que sí.' : 'Dijiste que no.')
  useEffect(() => {
    if (!isOpenAtFirst || hasOpened.current) return
    hasOpened.current = true
    void open()
  })
  return (
    <Stack align="start">
      <Button variant="danger" onClick={() => void open()}>
        Eliminar
      </Button>
      <Text role="status">{resultText}</Text>
    </Stack>
  )
}

const longRequest = {
  title: veryLongText,
  body: veryLongText,
  confirmLabel: veryLongText,
  cancelLabel: veryLongText,
}

export default {
  component: 'ConfirmProvider',
  purpose: 'Pide confirmar una acción y espera la respuesta.',
  whenToUse:
    'Antes de una acción que no se puede deshacer, como eliminar, y cuando la espera o el error se muestran en la misma pregunta.',
  whenNotToUse:
    'Para acciones que se deshacen con facilidad, ni para avisar algo que no se decide: alcanza con un mensaje.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: [
    ...buildSpecimens(SampleQuestion, {
      asking: { request: removal },
      'action-that-fails': {
        request: { ...removal, action: () => Promise.reject(new ApiError('network')) },
      },
    }),
    ...buildSpecimens(
      SampleQuestion,
      {
        asked: { request: removal, isOpenAtFirst: true },
        'edge-long': { request: longRequest, isOpenAtFirst: true },
      },
      { isOverlay: true },
    ),
  ],
} satisfies PatternFile
