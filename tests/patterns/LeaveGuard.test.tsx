import { act, createEvent, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import { isUnloadBlocked } from '../support/unload'
import {
  getButton,
  getLink,
  getNameInput,
  NameField,
  onLinkClick,
  queryQuestion,
  renderScreens,
  resetAddressAndClicksForEach,
  schema,
} from './guarded-screen'

resetAddressAndClicksForEach()

describe('a link on a page with unsaved changes', () => {
  test('opens a question about the changes', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.click(getLink('Volver'))
    expect(queryQuestion()).toHaveAccessibleDescription('Los cambios que hiciste se van a perder.')
    expect(onLinkClick).not.toHaveBeenCalled()
  })

  test('keeps the input if the user stays, and opens the question again at the next click', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.click(getLink('Volver'))
    await user.click(getButton('Seguir editando'))
    expect(queryQuestion()).toBeNull()
    expect(getNameInput()).toHaveValue('Ana')
    await user.click(getLink('Volver'))
    expect(queryQuestion()).not.toBeNull()
  })

  test('opens its address with query string, fragment and history state after a confirmation', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.click(getLink('Volver'))
    await user.click(getButton('Salir sin guardar'))
    expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(screen.getByText('?pagina=2 #fin {"from":"form"}')).toBeVisible()
    expect(onLinkClick).toHaveBeenCalledTimes(1)
    expect(isUnloadBlocked()).toBe(false)
  })

  test('opens the question by keyboard too', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    act(() => getLink('Volver').focus())
    await user.keyboard('{Enter}')
    expect(queryQuestion()).not.toBeNull()
  })

  test('keeps the guard active after a confirmation if it changes only the query string', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.click(getLink('Esta misma, de otra manera'))
    await user.click(getButton('Salir sin guardar'))
    expect(getNameInput()).toHaveValue('Ana')
    await user.click(getLink('Volver'))
    expect(queryQuestion()).not.toBeNull()
  })

  test('navigates after a confirmation even if the page has removed the link', async () => {
    const user = renderScreens()
    await user.type(getNameInput(), 'Ana')
    await user.click(getLink('En un menú'))
    await waitFor(() => expect(screen.queryByRole('link', { name: 'En un menú' })).not.toBeInTheDocument())
    await user.click(getButton('Salir sin guardar'))
    expect(await screen.findByText('?pagina=3 null')).toBeVisible()
  })

  test.each(['Esta misma', 'Dentro de la página', 'En otra pestaña', 'Otro sitio', 'Descargar'])(
    'opens no question if it stays on the page, opens another tab, leaves the portal or downloads: %s',
    async (text) => {
      const user = renderScreens()
      await user.type(getNameInput(), 'Ana')
      const target = getLink(text)
      const click = createEvent.click(target)
      // jsdom does not navigate, so the test checks that the guard did not prevent the click.
      const isClickPrevented = vi.fn(() => click.defaultPrevented)
      target.addEventListener('click', (event) => {
        isClickPrevented()
        event.preventDefault()
      })
      fireEvent(target, click)
      expect(isClickPrevented).toHaveReturnedWith(false)
      expect(queryQuestion()).toBeNull()
    },
  )

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'opens no question if it is clicked with %s',
    async (key) => {
      const user = renderScreens()
      await user.type(getNameInput(), 'Ana')
      const link = getLink('Volver')
      link.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(link, { [key]: true })
      expect(queryQuestion()).toBeNull()
    },
  )
})

test('shows one question for two changed forms', async () => {
  render(
    <MemoryRouter initialEntries={['/form']}>
      <ConfirmProvider>
        <Routes>
          <Route
            path="/form"
            element={
              <>
                {['Uno', 'Dos'].map((label) => (
                  <section key={label} aria-label={label}>
                    <FormShell
                      draft="name"
                      initialValues={{ name: '' }}
                      schema={schema}
                      onSubmit={async () => {}}
                    >
                      <NameField />
                    </FormShell>
                  </section>
                ))}
                <Link to="/otra">Volver</Link>
              </>
            }
          />
          <Route path="/otra" element={<h1>Otra pantalla</h1>} />
        </Routes>
      </ConfirmProvider>
    </MemoryRouter>,
  )
  const user = userEvent.setup()
  for (const input of screen.getAllByRole('textbox', { name: 'Nombre' })) await user.type(input, 'Ana')
  await user.click(getLink('Volver'))
  await user.click(getButton('Seguir editando'))
  expect(queryQuestion()).toBeNull()
  await user.click(getLink('Volver'))
  await user.click(getButton('Salir sin guardar'))
  expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
})
