import { Link, Navigate, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { Button } from '@/design-system/components/Button/Button'
import { ButtonLink } from '@/design-system/components/ButtonLink/ButtonLink'
import { DescriptionList } from '@/design-system/components/DescriptionList/DescriptionList'
import { Inline } from '@/design-system/components/Inline/Inline'
import { Stack } from '@/design-system/components/Stack/Stack'
import { Text } from '@/design-system/components/Text/Text'
import { TextField } from '@/design-system/components/TextField/TextField'
import { buildSpecimens, type PatternFile, veryLongText } from '@/design-system/specimen'
import { FormShell } from '../form/FormShell'
import { SubmitButton } from '../form/SubmitButton'
import { useFormField } from '../form/use-form-field'
import { Page } from '../page/Page'
import { SampleSession } from '../SampleSession'
import { RouteDialog } from './RouteDialog'
import { useOverPage } from './use-over-page'

const schema = v.object({ plate: v.pipe(v.string(), v.nonEmpty('Escribí la patente.')) })

const Plate = () => <TextField label="Patente" required {...useFormField<string>('plate')} />

function Vehicles() {
  const { linkTo } = useOverPage()
  const { pathname, search } = useLocation()
  return (
    <Page
      title="Vehículos"
      actions={
        <>
          <ButtonLink variant="primary" render={<Link {...linkTo('/vehiculos/nuevo')} />}>
            Agregar vehículo
          </ButtonLink>
          <ButtonLink render={<Link {...linkTo('/vehiculos/7')} />}>Ver AB 123 CD</ButtonLink>
        </>
      }
    >
      <Text tone="muted">
        Dirección: {pathname}
        {search}
      </Text>
      <Outlet />
    </Page>
  )
}

const NewVehicle = () => (
  <RouteDialog title="Agregar vehículo" page="/vehiculos" size="sm">
    {({ close, finish }) => (
      <FormShell
        draft={{ none: 'A specimen always looks the same.' }}
        initialValues={{ plate: '' }}
        schema={schema}
        onSubmit={async () => finish()}
      >
        <Plate />
        <Inline gap={3} justify="end" stacksOnPhone>
          <Button onClick={close}>Cancelar</Button>
          <SubmitButton>Guardar</SubmitButton>
        </Inline>
      </FormShell>
    )}
  </RouteDialog>
)

const Vehicle = () => (
  <RouteDialog title="AB 123 CD" page="/vehiculos" description="Fiat Cronos, gris">
    <DescriptionList
      items={[
        { term: 'Titular', description: 'Ana Ruiz' },
        { term: 'Seguro', description: 'Vigente hasta el 31-12-2026' },
      ]}
    />
  </RouteDialog>
)

const LongVehicle = () => (
  <RouteDialog title={veryLongText} page="/vehiculos" description={veryLongText}>
    {veryLongText}
  </RouteDialog>
)

/** The page 'Vehículos' and its dialogs. `address` is the address that is open at first. */
const VehicleRoutes = ({ address }: { address: string }) => (
  <SampleSession>
    <Stack padding={4}>
      <Routes>
        <Route path="/vehiculos" element={<Vehicles />}>
          <Route path="nuevo" element={<NewVehicle />} />
          <Route path="7" element={<Vehicle />} />
          <Route path="endless" element={<LongVehicle />} />
        </Route>
        <Route path="*" element={<Navigate to={address} replace />} />
      </Routes>
    </Stack>
  </SampleSession>
)

export default {
  component: 'RouteDialog',
  purpose: 'Abre un diálogo que tiene su propia dirección.',
  whenToUse:
    'Para crear, editar o ver el detalle de algo sin dejar la lista, con un enlace que se puede compartir.',
  whenNotToUse: 'Para preguntas de sí o no, ni para tareas largas: esas merecen una página.',
  lang: 'es',
  keyboard: 'inner-components-only',
  specimens: buildSpecimens(
    VehicleRoutes,
    {
      page: { address: '/vehiculos?page=3' },
      'create-by-a-link': { address: '/vehiculos/nuevo?page=3' },
      'detail-by-a-link': { address: '/vehiculos/7' },
      'edge-long': { address: '/vehiculos/endless' },
    },
    { isOverlay: true },
  ),
} satisfies PatternFile
