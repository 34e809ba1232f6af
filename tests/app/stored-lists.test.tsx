import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { getStoredLists, storeCountries, storeModules } from '@/session/stored-lists'
import { renderScreen } from '../support/render-screen'

const findSectionNames = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Secciones' }))[0] as HTMLElement)
    .getAllByRole('link')
    .map((link) => link.textContent)

/** Opens the second step of the form for a new guest, which has the field for the country. Returns the dialog. */
async function openGuestStep(user: Awaited<ReturnType<typeof renderScreen>>['user']) {
  await user.click(await screen.findByText('Agregar nuevo contacto'))
  const dialog = within((await screen.findByText('Nuevo Invitado')).closest('dialog') as HTMLElement)
  await user.type(dialog.getByLabelText(/Número de documento/), '41908172')
  await user.click(dialog.getByText('Siguiente'))
  return dialog
}

test('stores the countries and the modules that the portal has fetched', async () => {
  const { user } = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  const dialog = await openGuestStep(user)
  await waitFor(() => expect(getStoredLists().countries?.length).toBeGreaterThan(1))
  expect(getStoredLists().samodules[101]).toContainEqual({ code: 'census', is_active_mobile: true })
  expect(await dialog.findByLabelText(/^Nacionalidad/)).toBeVisible()
})

test('shows stored countries without fetching them again', async () => {
  const { user } = await renderScreen('/preauthorization/new?opciones=todas', {
    as: 'residente',
    faults: [{ operationId: 'listCountries', status: 500 }],
    prepare: async () => storeCountries([{ code: 'AR', name: 'Argentina', mobile_phone_code: '+54' }]),
  })
  const dialog = await openGuestStep(user)
  expect(await dialog.findByText('Argentina')).toBeInTheDocument()
})

test('shows the sections of the stored modules at once, and of the current modules when these have loaded', async () => {
  await renderScreen('/', {
    as: 'residente',
    prepare: async () => storeModules(101, [{ code: 'document_submission', is_active_mobile: true }]),
  })
  expect(await findSectionNames()).toEqual([
    'Autorizaciones',
    'Movimientos',
    'Obras',
    'Presentaciones de documentación',
    'Vencimientos',
  ])
  await waitFor(async () => expect(await findSectionNames()).toContain('Lotes y Residentes'))
})
