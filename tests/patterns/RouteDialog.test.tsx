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
import { getButton, getNameInput, NameField, queryQuestion } from './guarded-screen'

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
        <FormShell draft="name" initialValues={{ name: '' }} schema={schema} onSubmit={async () => finish()}>
          <NameField />
          <Button onClick={close}>Cancelar</Button>
          <SubmitButton>Guardar</SubmitButton>
        </FormShell>
      )}
    </RouteDialog>
  )
}

function renderScreens(...entries: string[]) {
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

const queryDialog = () => screen.queryByRole('dialog', { name: 'Nuevo vehículo' })
const getAddress = (address: string) => screen.getByText(`Estás en ${address}`)

test('opens over the page, keeps the query string, and shows the title of the dialog in the document title', async () => {
  const user = renderScreens('/vehiculos?page=3')
  expect(document.title).toBe('Vehículos – Barrio 101')
  await user.click(screen.getByRole('link', { name: 'Agregar' }))
  expect(queryDialog()).toBeVisible()
  expect(document.title).toBe('Nuevo vehículo – Barrio 101')
  expect(getAddress('/vehiculos/nuevo?page=3')).toBeInTheDocument()
})

test.each([
  [
    'the close button',
    async (user: ReturnType<typeof userEvent.setup>) => user.click(getButton('Cerrar la ventana')),
  ],
  ['Escape', async (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  [
    'the cancel button',
    async (user: ReturnType<typeof userEvent.setup>) => user.click(getButton('Cancelar')),
  ],
])(
  'closes by %s, returns to the page and focuses the button that opened the dialog',
  async (_label, close) => {
    const user = renderScreens('/', '/vehiculos?page=3')
    await user.click(getButton('Agregar de otra manera'))
    await close(user)
    expect(queryDialog()).toBeNull()
    expect(getAddress('/vehiculos?page=3')).toBeVisible()
    expect(document.title).toBe('Vehículos – Barrio 101')
    expect(getButton('Agregar de otra manera')).toHaveFocus()
  },
)

test('opens over the page if the user starts at the address of the dialog, and closing navigates to the page', async () => {
  const user = renderScreens('/vehiculos/nuevo?page=2')
  expect(queryDialog()).toBeVisible()
  expect(getNameInput()).toHaveFocus()
  expect(document.title).toBe('Nuevo vehículo – Barrio 101')
  await user.click(getButton('Cerrar la ventana'))
  expect(getAddress('/vehiculos?page=2')).toBeVisible()
  expect(document.title).toBe('Vehículos – Barrio 101')
})

test('goes back only one history entry after a double click on the cancel button', async () => {
  const user = renderScreens('/', '/vehiculos')
  await user.click(getButton('Agregar de otra manera'))
  await user.dblClick(getButton('Cancelar'))
  expect(getAddress('/vehiculos')).toBeVisible()
})

test('asks for a confirmation before it closes if the form has unsaved changes', async () => {
  const user = renderScreens('/vehiculos')
  await user.click(getButton('Agregar de otra manera'))
  await user.type(getNameInput(), 'AB 123 CD')
  await user.click(getButton('Cerrar la ventana'))
  expect(queryQuestion()).not.toBeNull()
  await user.click(getButton('Seguir editando'))
  expect(getNameInput()).toHaveValue('AB 123 CD')
  await user.keyboard('{Escape}')
  await user.click(getButton('Salir sin guardar'))
  await waitFor(() => expect(queryDialog()).toBeNull())
  expect(getAddress('/vehiculos')).toBeVisible()
})

test('closes without a question after saving', async () => {
  const user = renderScreens('/', '/vehiculos')
  await user.click(getButton('Agregar de otra manera'))
  await user.type(getNameInput(), 'AB 123 CD')
  await user.click(getButton('Guardar'))
  expect(queryQuestion()).toBeNull()
  await waitFor(() => expect(queryDialog()).toBeNull())
  expect(getAddress('/vehiculos')).toBeVisible()
})
