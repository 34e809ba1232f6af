import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import {
  findButton,
  findLink,
  findNameInput,
  findQuestion,
  isUnloadBlocked,
  Name,
  onLinkClick,
  renderScreens,
  resetAddressForEach,
  schema,
} from './guarded-screen'

resetAddressForEach()

describe('a link on a page with unsaved changes', () => {
  test('opens a question about the changes', async () => {
    const user = renderScreens()
    await user.type(findNameInput(), 'Ana')
    await user.click(findLink('Volver'))
    expect(findQuestion()).toHaveAccessibleDescription('Los cambios que hiciste se van a perder.')
    expect(onLinkClick).not.toHaveBeenCalled()
  })

  test('keeps the input after a cancellation, and opens the question again', async () => {
    const user = renderScreens()
    await user.type(findNameInput(), 'Ana')
    await user.click(findLink('Volver'))
    await user.click(findButton('Seguir editando'))
    expect(findQuestion()).toBeNull()
    expect(findNameInput()).toHaveValue('Ana')
    await user.click(findLink('Volver'))
    expect(findQuestion()).not.toBeNull()
  })

  test('leads to its whole address after a confirmation', async () => {
    const user = renderScreens()
    await user.type(findNameInput(), 'Ana')
    await user.click(findLink('Volver'))
    await user.click(findButton('Salir sin guardar'))
    expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(screen.getByText('?pagina=2 #fin {"from":"form"}')).toBeVisible()
    expect(onLinkClick).toHaveBeenCalledTimes(1)
    expect(isUnloadBlocked()).toBe(false)
  })

  test('opens the question by keyboard too', async () => {
    const user = renderScreens()
    await user.type(findNameInput(), 'Ana')
    act(() => findLink('Volver').focus())
    await user.keyboard('{Enter}')
    expect(findQuestion()).not.toBeNull()
  })

  test('keeps the guard active if the form stays on the page', async () => {
    const user = renderScreens()
    await user.type(findNameInput(), 'Ana')
    await user.click(findLink('Esta misma, de otra manera'))
    await user.click(findButton('Salir sin guardar'))
    expect(findNameInput()).toHaveValue('Ana')
    await user.click(findLink('Volver'))
    expect(findQuestion()).not.toBeNull()
  })

  test('navigates even if the link is removed before the answer', async () => {
    const user = renderScreens()
    await user.type(findNameInput(), 'Ana')
    await user.click(findLink('En un menú'))
    expect(screen.queryByRole('link', { name: 'En un menú' })).not.toBeInTheDocument()
    await user.click(findButton('Salir sin guardar'))
    expect(await screen.findByText('?pagina=3 null')).toBeVisible()
  })

  test.each(['Esta misma', 'Dentro de la página', 'En otra pestaña', 'Otro sitio', 'Descargar'])(
    'opens no question if it does not leave the page: %s',
    async (text) => {
      const user = renderScreens()
      await user.type(findNameInput(), 'Ana')
      const target = findLink(text)
      const click = createEvent.click(target)
      // jsdom does not navigate, so the test checks that the guard did not prevent the click.
      const isClickPrevented = vi.fn(() => click.defaultPrevented)
      target.addEventListener('click', (event) => {
        isClickPrevented()
        event.preventDefault()
      })
      fireEvent(target, click)
      expect(isClickPrevented).toHaveReturnedWith(false)
      expect(findQuestion()).toBeNull()
    },
  )

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'opens no question if it is clicked with %s',
    async (key) => {
      const user = renderScreens()
      await user.type(findNameInput(), 'Ana')
      const volver = findLink('Volver')
      volver.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(volver, { [key]: true })
      expect(findQuestion()).toBeNull()
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
                    <FormShell initialValues={{ name: '' }} schema={schema} onSubmit={async () => {}}>
                      <Name />
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
  await user.click(findLink('Volver'))
  await user.click(findButton('Seguir editando'))
  expect(findQuestion()).toBeNull()
  await user.click(findLink('Volver'))
  await user.click(findButton('Salir sin guardar'))
  expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
})
