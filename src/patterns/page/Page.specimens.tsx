import type { ComponentProps } from 'react'
import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Stack } from '@/design-system/components/Stack/Stack'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
import { SampleSession } from '../SampleSession'
import { Page } from './Page'

const SamplePage = (props: ComponentProps<typeof Page>) => (
  <SampleSession>
    <Stack padding={4}>
      <Page {...props} />
    </Stack>
  </SampleSession>
)

const pages: Record<string, ComponentProps<typeof Page>> = {
  list: {
    title: 'Autorizaciones',
    description: 'Quiénes pueden ingresar, y cuándo.',
    actions: <Button variant="primary">Crear autorización</Button>,
    children: <Card>Cumpleaños de Sofía</Card>,
  },
  form: {
    title: 'Crear autorización',
    width: 'form',
    back: { to: '/', label: 'Volver a autorizaciones' },
    children: <Card>Los campos</Card>,
  },
  trail: {
    title: 'Pileta y quincho',
    trail: [
      { to: '/', label: 'Inicio' },
      { to: '/constructions', label: 'Obras' },
    ],
    actions: <Button>Editar</Button>,
    children: <Card>Los datos de la obra</Card>,
  },
  'edge-long': {
    title: veryLongText,
    description: veryLongText,
    back: { to: '/', label: veryLongText },
    actions: <Button>{veryLongText}</Button>,
    children: veryLongText,
  },
}

export default {
  component: 'Page',
  purpose: 'Enmarca una pantalla: título, regreso, acciones y foco al llegar.',
  whenToUse: 'En cada pantalla detrás del ingreso, una sola vez.',
  whenNotToUse:
    'Dentro de un diálogo o de otra página, ni en las pantallas públicas, que tienen su propio marco.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(SamplePage, pages, { isOverlay: true }),
} satisfies PatternFile
