import { Button } from '@/design-system/components/Button/Button'
import { Card } from '@/design-system/components/Card/Card'
import { Stack } from '@/design-system/components/Stack/Stack'
import { endless } from '@/design-system/nonsense'
import type { PatternFile } from '@/design-system/specimen'
import { SampleSession } from '../SampleSession'
import { Page } from './Page'

export default {
  component: 'Page',
  purpose: 'Enmarca una pantalla: título, regreso, acciones y foco al llegar.',
  whenToUse: 'En cada pantalla detrás del ingreso, una sola vez.',
  whenNotToUse:
    'Dentro de un diálogo o de otra página, ni en las pantallas públicas, que tienen su propio marco.',
  lang: 'es',
  keyboard: 'of its parts',
  specimens: [
    {
      name: 'list',
      isOverlay: true,
      render: () => (
        <SampleSession>
          <Stack padding={4}>
            <Page
              title="Autorizaciones"
              description="Quiénes pueden ingresar, y cuándo."
              actions={<Button variant="primary">Crear autorización</Button>}
            >
              <Card>Cumpleaños de Sofía</Card>
            </Page>
          </Stack>
        </SampleSession>
      ),
    },
    {
      name: 'form',
      isOverlay: true,
      render: () => (
        <SampleSession>
          <Stack padding={4}>
            <Page
              title="Crear autorización"
              width="form"
              back={{ to: '/', label: 'Volver a autorizaciones' }}
            >
              <Card>Los campos</Card>
            </Page>
          </Stack>
        </SampleSession>
      ),
    },
    {
      name: 'trail',
      isOverlay: true,
      render: () => (
        <SampleSession>
          <Stack padding={4}>
            <Page
              title="Pileta y quincho"
              trail={[
                { to: '/', label: 'Inicio' },
                { to: '/constructions', label: 'Obras' },
              ]}
              actions={<Button>Editar</Button>}
            >
              <Card>Los datos de la obra</Card>
            </Page>
          </Stack>
        </SampleSession>
      ),
    },
    {
      name: 'nonsense-long',
      isOverlay: true,
      render: () => (
        <SampleSession>
          <Stack padding={4}>
            <Page
              title={endless}
              description={endless}
              back={{ to: '/', label: endless }}
              actions={<Button>{endless}</Button>}
            >
              {endless}
            </Page>
          </Stack>
        </SampleSession>
      ),
    },
  ],
} satisfies PatternFile
