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

describe('a link, with something typed', () => {
  test('asks, and says what would be lost', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    expect(question()).toHaveAccessibleDescription('Los cambios que hiciste se van a perder.')
    expect(toOthers).not.toHaveBeenCalled()
  })

  test('stays with everything that was typed, and asks again the next time', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    await user.click(answer('Seguir editando'))
    expect(question()).toBeNull()
    expect(name()).toHaveValue('Ana')
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('leads where it leads, with all that it carries, once the answer is to leave', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Volver'))
    await user.click(answer('Salir sin guardar'))
    expect(await screen.findByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(screen.getByText('?pagina=2 #fin {"from":"form"}')).toBeVisible()
    expect(toOthers).toHaveBeenCalledTimes(1)
    expect(isTabHeld()).toBe(false)
  })

  test('pressed by the keyboard asks too', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    act(() => link('Volver').focus())
    await user.keyboard('{Enter}')
    expect(question()).not.toBeNull()
  })

  test('that leaves the form where it is does not end the guard', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('Esta misma, de otra manera'))
    await user.click(answer('Salir sin guardar'))
    expect(name()).toHaveValue('Ana')
    await user.click(link('Volver'))
    expect(question()).not.toBeNull()
  })

  test('that is gone by the time of the answer still leads where it led', async () => {
    const user = drawScreen()
    await user.type(name(), 'Ana')
    await user.click(link('En un menú'))
    expect(screen.queryByRole('link', { name: 'En un menú' })).not.toBeInTheDocument()
    await user.click(answer('Salir sin guardar'))
    expect(await screen.findByText('?pagina=3 null')).toBeVisible()
  })

  test.each(['Esta misma', 'Dentro de la página', 'En otra pestaña', 'Otro sitio', 'Descargar'])(
    'that leaves nothing behind is not asked about: %s',
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
    'pressed with %s opens elsewhere',
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

test('two forms with changes ask once about one press, and one answer is for both', async () => {
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
