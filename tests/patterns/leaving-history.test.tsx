import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { answer, drawScreen, inBrowser, link, name, question, startOnFormBeforeEach } from './guarded-screen'

/** The history index that the router counts. */
const place = (): number | undefined => window.history.state?.idx

const heading = (text: string) => screen.findByRole('heading', { name: text })

/** The number of history steps. */
let moves = 0
const count = () => {
  moves += 1
}

startOnFormBeforeEach()
// Before the guard listens: it keeps what it holds from all who listen later.
beforeEach(() => window.addEventListener('popstate', count, true))
afterEach(() => window.removeEventListener('popstate', count, true))

/** Steps through the history, as the browser's buttons do; resolves once the window has moved so often. */
async function step(...deltas: number[]) {
  const before = moves
  for (const by of deltas) window.history.go(by)
  await waitFor(() => expect(moves).toBeGreaterThanOrEqual(before + deltas.length))
}

/** On a form with changes: three pages lie before it, and two after it. */
async function startInTheMiddle() {
  expect('navigation' in window).toBe(false)
  const user = drawScreen({ inRouter: inBrowser })
  for (const next of ['Volver', 'Al formulario', 'Volver', 'Al formulario', 'Volver']) {
    await user.click(link(next))
  }
  await step(-3)
  await heading('Formulario')
  await user.type(name(), 'Ana')
  return { user, home: place() ?? 0 }
}

describe('a history step in a browser without the Navigation API', () => {
  test.each([
    ['Back', -1],
    ['Forward', 1],
    ['two pages back', -2],
    ['two pages on', 2],
  ])('opens a question by %s, and stays on the page', async (_, by) => {
    const { user, home } = await startInTheMiddle()
    const length = window.history.length
    await step(by)
    expect(question()).not.toBeNull()
    await user.click(answer('Seguir editando'))
    await waitFor(() => expect(place()).toBe(home))
    expect(window.location.pathname).toBe('/form')
    expect(name()).toHaveValue('Ana')
    expect(window.history.length).toBe(length)
  })

  test('is taken after a yes, and keeps all history entries', async () => {
    const { user, home } = await startInTheMiddle()
    await step(3)
    await user.click(answer('Salir sin guardar'))
    await heading('Otra pantalla')
    expect(place()).toBe(home + 3)
    await step(-4)
    expect(place()).toBe(home - 1)
    expect(screen.getByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(question()).toBeNull()
  })

  test('is reverted each time with one question', async () => {
    const { user, home } = await startInTheMiddle()
    await step(-1, -1, 1, -1)
    await waitFor(() => expect(place()).toBe(home))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await user.click(answer('Seguir editando'))
    expect(name()).toHaveValue('Ana')
    await step(1)
    expect(question()).not.toBeNull()
    await user.click(answer('Salir sin guardar'))
    await waitFor(() => expect(place()).toBe(home + 1))
    await heading('Otra pantalla')
  })

  test('opens no question without changes', async () => {
    const { user } = await startInTheMiddle()
    await user.clear(name())
    await step(-1)
    await heading('Otra pantalla')
    expect(question()).toBeNull()
  })

  test('opens no question within the page', async () => {
    const { home } = await startInTheMiddle()
    window.location.hash = 'nombre'
    await waitFor(() => expect(window.location.hash).toBe('#nombre'))
    expect(question()).toBeNull()
    await step(-1)
    expect(place()).toBe(home)
    expect(question()).toBeNull()
    await step(-1)
    expect(question()).not.toBeNull()
    await waitFor(() => expect(place()).toBe(home))
  })
})
