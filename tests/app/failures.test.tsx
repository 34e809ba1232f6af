import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { renderScreen, setFaults } from '../support/render-screen'

const title = '500 - Error de servidor'
const address = '/activitiesReport'
/**
 * A response that makes the screen throw: the plate is no text. The check of the shape does not see this, because the plate is in
 * an object that may be null.
 */
const invalidResponse = {
  operationId: 'listActivityRecords',
  status: 200,
  body: {
    count: 1,
    current: 1,
    results: [
      {
        id: 1,
        guest: { full_name: 'X', id_number: '1' },
        id_number: '1',
        guest_type: { code: 'X', name: 'X' },
        activity_date: '2026-03-16T09:00:00-03:00',
        checkin_datetime: '2026-03-16T09:00:00-03:00',
        checkout_datetime: null,
        checkin_car: { license_plate_number: {} },
        person_to_visit: null,
        checkin_gate: { name: 'X' },
        checkout_gate: null,
      },
    ],
  },
}

/** Allows the console errors of React, which otherwise fail a test. Returns the function that clears them. */
function allowConsoleErrors() {
  vi.mocked(console.error).mockImplementation(() => {})
  return () => vi.mocked(console.error).mockClear()
}

test('keeps the shell if a screen throws, and renders the screen again after a retry', async () => {
  const clearConsoleErrors = allowConsoleErrors()
  const { user, mock } = await renderScreen(address, { as: 'residente', faults: [invalidResponse] })
  expect(await screen.findByRole('heading', { level: 1, name: title })).toHaveFocus()
  expect(
    screen.getByText('Lo sentimos, ha ocurrido un error inesperado. Intentá nuevamente más tarde.'),
  ).toBeVisible()
  expect(screen.getByText('Para recibir ayuda contactate con soporte.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Barrio' })).toBeEnabled()
  expect(document.title).toBe('500 - Error de servidor – Portal de residentes')

  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
  expect(await screen.findByRole('table')).toBeVisible()
  clearConsoleErrors()
})

test('opens other sections after a screen threw, and keeps the failure until a retry', async () => {
  const clearConsoleErrors = allowConsoleErrors()
  const { user, mock } = await renderScreen(address, { as: 'residente', faults: [invalidResponse] })
  await screen.findByRole('heading', { level: 1, name: title })
  const getNavigation = () =>
    within(screen.getAllByRole('navigation', { name: 'Secciones' })[0] as HTMLElement)
  await user.click(getNavigation().getByRole('link', { name: 'Obras' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Obras' })).toBeVisible()
  await setFaults(mock, [])
  await user.click(getNavigation().getByRole('link', { name: 'Movimientos' }))
  await screen.findByRole('heading', { level: 1, name: title })
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Movimientos' })).toBeVisible()
  clearConsoleErrors()
})

test('shows the 404 page inside the shell to signed-in users', async () => {
  await renderScreen('/nowhere', { as: 'residente' })
  expect(await screen.findByRole('heading', { level: 1, name: '404 - No encontrado' })).toBeVisible()
  expect(screen.getByText('Lo sentimos, la página que visitaste no existe.')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Barrio' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
})

test('shows the 404 page without the shell to users who are not signed in', async () => {
  await renderScreen('/nowhere')
  expect(await screen.findByRole('heading', { level: 1, name: '404 - No encontrado' })).toBeVisible()
  expect(screen.getByRole('main')).toBeVisible()
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument()
  expect(window.location.pathname).toBe('/nowhere')
})

test('links from the 500 page to the configured support address', async () => {
  const clearConsoleErrors = allowConsoleErrors()
  await renderScreen(address, {
    as: 'residente',
    faults: [invalidResponse],
    config: { supportUrl: 'mailto:soporte@barrio.example' },
  })
  await screen.findByRole('heading', { level: 1, name: title })
  expect(screen.getByRole('link', { name: /^Para recibir ayuda contactate con soporte\./ })).toHaveAttribute(
    'href',
    'mailto:soporte@barrio.example',
  )
  clearConsoleErrors()
})
