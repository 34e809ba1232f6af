import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode } from 'react'
import { Link, MemoryRouter, Outlet, Route, Routes, useLocation } from 'react-router-dom'
import * as v from 'valibot'
import { afterEach, expect, test } from 'vitest'
import { Button } from '@/design-system/components/Button/Button'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { RouteDialog } from '@/patterns/dialog/RouteDialog'
import { useOverPage } from '@/patterns/dialog/use-over-page'
import { FormShell } from '@/patterns/form/FormShell'
import { SubmitButton } from '@/patterns/form/SubmitButton'
import { Page } from '@/patterns/page/Page'
import { SessionProvider } from '@/session/use-session'
import { createCustomer, createSession } from '../session/sessions'
import { answer, Name, name, question } from './guarded-screen'

const schema = v.object({ name: v.string() })
const session = createSession()

function List() {
  const { linkTo, open } = useOverPage()
  const { pathname, search } = useLocation()
  return (
    <Page title="Vehículos">
      <p>
        Estás en {pathname}
        {search}
      </p>
      <Link {...linkTo('/vehiculos/nuevo')}>Agregar</Link>
      <Button onClick={() => open('/vehiculos/nuevo')}>Agregar de otra manera</Button>
      <Outlet />
    </Page>
  )
}

function NewVehicle() {
  return (
    <RouteDialog title="Nuevo vehículo" page="/vehiculos">
      {({ close, finish }) => (
        <FormShell initialValues={{ name: '' }} schema={schema} onSubmit={async () => finish()}>
          <Name />
          <Button onClick={close}>Cancelar</Button>
          <SubmitButton>Guardar</SubmitButton>
        </FormShell>
      )}
    </RouteDialog>
  )
}

function draw(...entries: string[]) {
  render(
    <StrictMode>
      <MemoryRouter initialEntries={entries}>
        <ConfirmProvider>
          <SessionProvider session={session} neighbourhood={createCustomer(101)}>
            <Routes>
              <Route path="/" element={<Page title="Inicio">Nada</Page>} />
              <Route path="/vehiculos" element={<List />}>
                <Route path="nuevo" element={<NewVehicle />} />
              </Route>
            </Routes>
          </SessionProvider>
        </ConfirmProvider>
      </MemoryRouter>
    </StrictMode>,
  )
  return userEvent.setup()
}

afterEach(() => {
  sessionStorage.clear()
  localStorage.clear()
})

const dialog = () => screen.queryByRole('dialog', { name: 'Nuevo vehículo' })
const press = (text: string) => screen.getByRole('button', { name: text })
const isAt = (address: string) => screen.getByText(`Estás en ${address}`)

test('opens over its unchanged page, with a title of its own', async () => {
  const user = draw('/vehiculos?page=3')
  expect(document.title).toBe('Vehículos – Barrio 101')
  await user.click(screen.getByRole('link', { name: 'Agregar' }))
  expect(dialog()).toBeVisible()
  expect(document.title).toBe('Nuevo vehículo – Barrio 101')
  expect(isAt('/vehiculos/nuevo?page=3')).toBeInTheDocument()
})

test.each([
  [
    'the close button',
    async (user: ReturnType<typeof userEvent.setup>) => user.click(press('Cerrar la ventana')),
  ],
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['its own button', async (user: ReturnType<typeof userEvent.setup>) => user.click(press('Cancelar'))],
])('%s goes back to the page and to what opened it', async (_what, close) => {
  const user = draw('/', '/vehiculos?page=3')
  await user.click(press('Agregar de otra manera'))
  await close(user)
  expect(dialog()).toBeNull()
  expect(isAt('/vehiculos?page=3')).toBeVisible()
  expect(document.title).toBe('Vehículos – Barrio 101')
  expect(press('Agregar de otra manera')).toHaveFocus()
})

test('opens over its page by a link, and closing stays on the page', async () => {
  const user = draw('/vehiculos/nuevo?page=2')
  expect(dialog()).toBeVisible()
  expect(name()).toHaveFocus()
  expect(document.title).toBe('Nuevo vehículo – Barrio 101')
  await user.click(press('Cerrar la ventana'))
  expect(isAt('/vehiculos?page=2')).toBeVisible()
  expect(document.title).toBe('Vehículos – Barrio 101')
})

test('closes once for two clicks', async () => {
  const user = draw('/', '/vehiculos')
  await user.click(press('Agregar de otra manera'))
  await user.dblClick(press('Cancelar'))
  expect(isAt('/vehiculos')).toBeVisible()
})

test('asks before it closes with unsaved changes', async () => {
  const user = draw('/vehiculos')
  await user.click(press('Agregar de otra manera'))
  await user.type(name(), 'AB 123 CD')
  await user.click(press('Cerrar la ventana'))
  expect(question()).not.toBeNull()
  await user.click(answer('Seguir editando'))
  expect(name()).toHaveValue('AB 123 CD')
  await user.keyboard('{Escape}')
  await user.click(answer('Salir sin guardar'))
  await waitFor(() => expect(dialog()).toBeNull())
  expect(isAt('/vehiculos')).toBeVisible()
})

test('closes without a question after saving', async () => {
  const user = draw('/', '/vehiculos')
  await user.click(press('Agregar de otra manera'))
  await user.type(name(), 'AB 123 CD')
  await user.click(press('Guardar'))
  expect(question()).toBeNull()
  await waitFor(() => expect(dialog()).toBeNull())
  expect(isAt('/vehiculos')).toBeVisible()
})
