import { createMock, type Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'
import { chooseCases } from '../../support/scope'
import { matchWholeText } from '../../support/whole-text'
import { requireAuthorizationId } from './form-steps'

type Options = Parameters<typeof renderScreen>[1]

/** Opens the pass of the demo authorization with the given name. */
async function openPass(name: string, options: Options = {}) {
  const id = requireAuthorizationId(await createMock(), name)
  return { ...(await renderScreen(paths.pass(id), { as: 'residente', ...options })), id }
}

const findQrImage = () => screen.findByRole('img', { name: 'Código QR del pase' })
const findPassCard = (name: string) => screen.findByRole('region', { name })
const readStoredPasses = () => localStorage.getItem('portal.passes') ?? ''
const getPassCode = ({ db }: Pick<Mock, 'db'>, id: number) => db.authorizations.require(id).qrcode

test('shows the QR code, the data of the authorization, five names and the number of further people', async () => {
  const { mock, id } = await openPass('Torneo de truco')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pase de ingreso' })).toBeVisible()
  const pass = await findPassCard('Torneo de truco')
  expect(await findQrImage()).toBeVisible()
  expect(within(pass).getByText(getPassCode(mock, id) ?? 'the authorization has no code')).toBeVisible()
  for (const text of ['Vigente', 'Evento', '19:00 a 23:30 h', 'A-12 · Los Robles', 'Los Álamos'])
    expect(within(pass).getByText(text)).toBeVisible()
  expect(within(pass).getByText(matchWholeText('mié 25-03-2026 al jue 26-03-2026'))).toBeVisible()
  expect(within(pass).getByText('Alejandro Godoy')).toBeVisible()
  expect(within(pass).getByText('3 personas más')).toBeVisible()
  const message = screen.getByRole('region', { name: 'Mensaje para compartir' })
  expect(message).toHaveTextContent(`Código de ingreso: ${getPassCode(mock, id)}`)
})

test('shows the lot of the pass instead of the selected lot, and prints and shares the pass', async () => {
  const { user } = await openPass('Jardinero', {
    prepare: async () => sessionStorage.setItem('portal.currentProperty', '202'),
  })
  const pass = await findPassCard('Jardinero')
  expect(within(pass).getByRole('list', { name: 'Días permitidos' })).toHaveTextContent(/martes.*viernes/)
  expect(within(pass).getByText('A-12 · Los Robles')).toBeVisible()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Copiar mensaje' }))
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('Ramón Aráoz')
})

test('marks an expired pass, and shows no QR code', async () => {
  const mock = await createMock()
  const expiredAuthorization = mock.db.authorizations
    .all()
    .find((row) => row.property_id === 201 && row.to_date < '2026-03-16' && !row.is_cancelled)
  await openPass(expiredAuthorization?.name ?? '')
  expect(await screen.findByText('Pase vencido')).toBeVisible()
  expect(screen.getByText('Vencida')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Código QR del pase' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument()
})

test('shows no QR code for an invitation, but a link to the form of the invitation', async () => {
  const { id } = await openPass('Asado de fin de verano')
  expect(await screen.findByText('Esta invitación no tiene un QR propio')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a la invitación' })).toHaveAttribute(
    'href',
    paths.editInvitation(id),
  )
  expect(screen.queryByRole('img', { name: 'Código QR del pase' })).not.toBeInTheDocument()
  expect(readStoredPasses()).toBe('')
})

test('shows no QR code if the Administration admits none of the people', async () => {
  await openPass('Jardinero', {
    prepare: async ({ db }) => {
      for (const person of db.persons.all()) await db.persons.save({ ...person, is_barred: true })
    },
  })
  expect(await screen.findByText('Este pase no tiene un código QR')).toBeVisible()
})

test.each(chooseCases(['999999', '0', '1e9', '2.5', '-1', 'NaN', '%F0%9F%98%80', 'constructor'], 2))(
  'reports that no pass with the id %s exists',
  async (id) => {
    await renderScreen(`/preauthorization/pass/${id}`, { as: 'residente' })
    expect(await screen.findByText('No encontramos este pase')).toBeVisible()
  },
)

test('reports the pass of another user as missing', async () => {
  await openPass('Jardinero', { as: 'inquilino' })
  expect(await screen.findByText('No encontramos este pase')).toBeVisible()
})

test('removes the saved pass of a cancelled authorization when the user opens the pass', async () => {
  const { mock, id, unmount } = await openPass('Jardinero')
  await findQrImage()
  expect(readStoredPasses()).toContain('Jardinero')
  unmount()
  await mock.db.authorizations.save({ ...mock.db.authorizations.require(id), is_cancelled: true })
  await reopen()
  expect(await screen.findByText('No encontramos este pase')).toBeVisible()
  await waitFor(() => expect(readStoredPasses()).toBe(''))
})

/** Renders the unmounted app again. As after a reload of the page, the backend and the browser storage are the same. */
async function reopen() {
  const { render } = await import('@testing-library/react')
  const { App } = await import('@/app/App')
  return render(<App />)
}

test('shows the saved pass if the connection fails, and loads the pass on a retry', async () => {
  const { user, mock, unmount } = await openPass('Jardinero')
  await findQrImage()
  unmount()
  await setFaults(mock, [{ operationId: 'getAuthorization', status: 'network' }])
  await reopen()
  expect(await screen.findByText(matchWholeText('Sin conexión, guardado el 16-03-2026 10:00'))).toBeVisible()
  expect(await findQrImage()).toBeVisible()
  expect(screen.getByText('Ramón Aráoz')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Copiar mensaje' })).not.toBeInTheDocument()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).not.toBeInTheDocument())
  expect(await screen.findByRole('button', { name: 'Copiar mensaje' })).toBeVisible()
})

test('shows an error for an unsaved pass offline, and for a saved pass if the server fails', async () => {
  const { mock, unmount } = await openPass('Jardinero', {
    faults: [{ operationId: 'getAuthorization', status: 'network' }],
  })
  expect(await screen.findByText(/^No pudimos conectarnos/)).toBeVisible()
  unmount()
  await setFaults(mock, [])
  const reopenedApp = await reopen()
  await findQrImage()
  reopenedApp.unmount()
  await setFaults(mock, [{ operationId: 'getAuthorization', status: 500 }])
  await reopen()
  expect(await screen.findByText(/^Tuvimos un problema de nuestro lado/)).toBeVisible()
})

test('offers the saved passes if the user is offline, but not if the server fails', async () => {
  const { user, mock, id, unmount } = await openPass('Jardinero')
  await findQrImage()
  unmount()
  await setFaults(mock, [{ operationId: 'listAuthorizations', status: 'network' }])
  window.history.replaceState(null, '', '/')
  const reopenedApp = await reopen()
  const passes = await screen.findByRole('region', { name: 'Pases guardados' })
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await user.click(within(passes).getByRole('link', { name: 'Ver pase Jardinero' }))
  await findQrImage()
  expect(window.location.pathname).toBe(paths.pass(id))
  reopenedApp.unmount()
  await setFaults(mock, [{ operationId: 'listAuthorizations', status: 500 }])
  window.history.replaceState(null, '', '/')
  await reopen()
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.queryByText('Pases guardados')).not.toBeInTheDocument()
})

test('does not save a pass when the user opens the edit form of the authorization', async () => {
  const id = requireAuthorizationId(await createMock(), 'Jardinero')
  await renderScreen(paths.editAuthorization(id), { as: 'residente' })
  await screen.findByRole('button', { name: 'Editar' })
  expect(readStoredPasses()).toBe('')
})

test('shows hostile names and titles as text', async () => {
  const title = `<img src=x onerror=alert(1)> \u202Eاسم ${'ñ👩‍👩‍👧'.repeat(20)}`
  const { user } = await openPass('Jardinero', {
    prepare: async ({ db }) => {
      const row = db.authorizations.require(requireAuthorizationId({ db }, 'Jardinero'))
      await db.authorizations.save({ ...row, name: title })
      const [authorizedPerson] = db.authorizedPeople.by('authorization_id', row.id)
      const person = db.persons.require(authorizedPerson?.person_id ?? 0)
      await db.persons.save({ ...person, first_name: 'X'.repeat(99), last_name: 'מ'.repeat(99) })
    },
  })
  expect(await screen.findByRole('heading', { level: 2, name: title.trim() })).toBeVisible()
  expect(screen.getByText(`${'X'.repeat(99)} ${'מ'.repeat(99)}`)).toBeVisible()
  expect(readStoredPasses()).toContain('onerror')
  await user.click(screen.getByRole('link', { name: 'Volver a autorizaciones' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('redirects a user who is not a resident from a pass to the list of works', async () => {
  await renderScreen(paths.pass(7003), { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})
