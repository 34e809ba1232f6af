import { act, createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router-dom'
import { describe, expect, test, vi } from 'vitest'
import { ConfirmProvider } from '@/patterns/dialog/ConfirmProvider'
import { FormShell } from '@/patterns/form/FormShell'
import {
  answer,
  drawScreen,
  isTabHeld,
  link,
  Name,
  name,
  question,
  schema,
  startOnFormBeforeEach,
  toOthers,
} from './guarded-screen'

startOnFormBeforeEach()

describe('a link, with unsaved changes', () => {
  test('opens a question about the changes', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    expect(question()).toHaveAccessibleDescription('Los cambios que hiciste se van a perder.')
    expect(toOthers).not.toHaveBeenCalled()
  })

  test('keeps the input after a no, and opens the question again', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    await user.click(answer('Seguir editando'))
    expect(question()).toBeNull()
    expect(name()).toHaveValue('Ana')
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('leads to its whole address after a yes', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    await user.click(answer('Salir sin guardar'))
    expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(screen.getByText('?pagina=2 #fin {"from":"form"}')).toBeVisible()
    expect(toOthers).toHaveBeenCalledTimes(1)
    expect(isTabHeld()).toBe(false)
  })

  test('opens the question by keyboard too', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    act(() => link('Volver').focus())
    await user.keyboard('{Enter}')
    expect(question()).not.toBeNull()
  })

  test('that keeps the form on the page does not end the guard', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Esta misma, de otra manera'))
    await user.click(answer('Salir sin guardar'))
    expect(name()).toHaveValue('Ana')
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('that is removed before the answer still navigates', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('En un menú'))
    expect(screen.queryByRole('link', { name: 'En un menú' })).not.toBeInTheDocument()
    await user.click(answer('Salir sin guardar'))
    expect(await screen.findByText('?pagina=3 null')).toBeVisible()
  })

  test.each(['Esta misma', 'Dentro de la página', 'En otra pestaña', 'Otro sitio', 'Descargar'])(
    'that does not leave the page opens no question: %s',
    async (text) => {
      const user = drawScreen()
      await user.type(name(), 'Ana')
      const target = link(text)
      const press = createEvent.click(target)
      // jsdom goes nowhere; that nothing else held the press is what counts.
      const isHeld = vi.fn(() => press.defaultPrevented)
      target.addEventListener('click', (event) => {
        isHeld()
        event.preventDefault()
      })
      fireEvent(target, press)
      expect(isHeld).toHaveReturnedWith(false)
      expect(question()).toBeNull()
    },
  )

  test.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'] as const)(
    'pressed with %s opens another tab',
    async (key) => {
      const user = drawScreen()
      await user.type(name(), 'Ana')
      const volver = link('Volver')
      volver.addEventListener('click', (event) => event.preventDefault())
      fireEvent.click(volver, { [key]: true })
      expect(question()).toBeNull()
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
                {['Uno', 'Dos'].map((which) => (
                  <section key={which} aria-label={which}>
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
  await user.click(link('Volver'))
  await user.click(answer('Seguir editando'))
  expect(question()).toBeNull()
  await user.click(link('Volver'))
  await user.click(answer('Salir sin guardar'))
  expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
})
