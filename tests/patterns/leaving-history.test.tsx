import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  getButton,
  getLink,
  getNameInput,
  queryQuestion,
  renderScreens,
  resetAddressAndClicksForEach,
  wrapInBrowserRouter,
} from './guarded-screen'

/** Returns the index that the router stores in the state of the current history entry. */
const readHistoryIndex = (): number | undefined => window.history.state?.idx

const findHeading = (text: string) => screen.findByRole('heading', { name: text })

/** The number of history steps (`popstate` events) so far. */
let stepCount = 0
const countStep = () => {
  stepCount += 1
}

resetAddressAndClicksForEach()
// The guard hides blocked steps from later listeners. So the test adds `countStep` before the guard adds its listener.
beforeEach(() => window.addEventListener('popstate', countStep, true))
afterEach(() => window.removeEventListener('popstate', countStep, true))

/** Steps through the history by each of `deltas`, as the browser's Back and Forward do. Resolves after all steps. */
async function stepHistory(...deltas: number[]) {
  const previousCount = stepCount
  for (const delta of deltas) window.history.go(delta)
  await waitFor(() => expect(stepCount).toBeGreaterThanOrEqual(previousCount + deltas.length))
}

/** Opens the form in the middle of the history: two entries precede it, three follow. Then changes an input. */
async function openFormInMiddle() {
  expect('navigation' in window).toBe(false)
  const user = renderScreens({ wrapInRouter: wrapInBrowserRouter })
  for (const linkName of ['Volver', 'Al formulario', 'Volver', 'Al formulario', 'Volver']) {
    await user.click(getLink(linkName))
  }
  await stepHistory(-3)
  await findHeading('Formulario')
  await user.type(getNameInput(), 'Ana')
  return { user, formIndex: readHistoryIndex() ?? 0 }
}

describe('a history step in a browser without the Navigation API', () => {
  test.each([
    ['Back', -1],
    ['Forward', 1],
    ['two pages back', -2],
    ['two pages forward', 2],
  ])('opens a question and stays on the page: %s', async (_, delta) => {
    const { user, formIndex } = await openFormInMiddle()
    const length = window.history.length
    await stepHistory(delta)
    expect(queryQuestion()).not.toBeNull()
    await user.click(getButton('Seguir editando'))
    await waitFor(() => expect(readHistoryIndex()).toBe(formIndex))
    expect(window.location.pathname).toBe('/form')
    expect(getNameInput()).toHaveValue('Ana')
    expect(window.history.length).toBe(length)
  })

  test('continues after a confirmation, and keeps all history entries', async () => {
    const { user, formIndex } = await openFormInMiddle()
    await stepHistory(3)
    await user.click(getButton('Salir sin guardar'))
    await findHeading('Otra pantalla')
    expect(readHistoryIndex()).toBe(formIndex + 3)
    await stepHistory(-4)
    expect(readHistoryIndex()).toBe(formIndex - 1)
    expect(screen.getByRole('heading', { name: 'Otra pantalla' })).toBeVisible()
    expect(queryQuestion()).toBeNull()
  })

  test('is reverted while the question is open, and further steps open no second question', async () => {
    const { user, formIndex } = await openFormInMiddle()
    await stepHistory(-1, -1, 1, -1)
    await waitFor(() => expect(readHistoryIndex()).toBe(formIndex))
    expect(screen.getAllByRole('alertdialog')).toHaveLength(1)
    await user.click(getButton('Seguir editando'))
    expect(getNameInput()).toHaveValue('Ana')
    await stepHistory(1)
    expect(queryQuestion()).not.toBeNull()
    await user.click(getButton('Salir sin guardar'))
    await waitFor(() => expect(readHistoryIndex()).toBe(formIndex + 1))
    await findHeading('Otra pantalla')
  })

  test('opens no question without changes', async () => {
    const { user } = await openFormInMiddle()
    await user.clear(getNameInput())
    await stepHistory(-1)
    await findHeading('Otra pantalla')
    expect(queryQuestion()).toBeNull()
  })

  test('opens no question if it only changes the fragment of the address', async () => {
    const { formIndex } = await openFormInMiddle()
    window.location.hash = 'nombre'
    await waitFor(() => expect(window.location.hash).toBe('#nombre'))
    expect(queryQuestion()).toBeNull()
    await stepHistory(-1)
    expect(readHistoryIndex()).toBe(formIndex)
    expect(queryQuestion()).toBeNull()
    await stepHistory(-1)
    expect(queryQuestion()).not.toBeNull()
    await waitFor(() => expect(readHistoryIndex()).toBe(formIndex))
  })
})
