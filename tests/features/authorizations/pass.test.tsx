import { createMock, type Mock } from '@mocks/node'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { paths } from '@/paths'
import { renderScreen, setFaults } from '../../support/render-screen'
import { wholeText } from '../../support/whole-text'
import { idOf } from './form-steps'

type Options = Parameters<typeof renderScreen>[1]

/** Opens the pass of an authorization of the demo. */
async function openPass(name: string, options: Options = {}) {
  const id = idOf(await createMock(), name)
  return { ...(await renderScreen(paths.pass(id), { as: 'residente', ...options })), id }
}

const code = () => screen.findByRole('img', { name: 'Código QR del pase' })
const card = (name: string) => screen.findByRole('region', { name })
const kept = () => localStorage.getItem('portal.passes') ?? ''
const codeOf = ({ db }: Pick<Mock, 'db'>, id: number) => db.authorizations.require(id).qrcode

test('a pass tells all that the guard asks, with the code, and who comes beyond five is counted', async () => {
  const { mock, id } = await openPass('Torneo de truco')
  expect(await screen.findByRole('heading', { level: 1, name: 'Pase de ingreso' })).toBeVisible()
  const pass = await card('Torneo de truco')
  expect(await code()).toBeVisible()
  expect(within(pass).getByText(codeOf(mock, id) ?? 'no code')).toBeVisible()
  for (const text of ['Vigente', 'Evento', '19:00 a 23:30 h', 'A-12 · Los Robles', 'Los Álamos'])
    expect(within(pass).getByText(text)).toBeVisible()
  expect(within(pass).getByText(wholeText('mié 25-03-2026 al jue 26-03-2026'))).toBeVisible()
  expect(within(pass).getByText('Alejandro Godoy')).toBeVisible()
  expect(within(pass).getByText('3 personas más')).toBeVisible()
  const message = screen.getByRole('region', { name: 'Mensaje para compartir' })
  expect(message).toHaveTextContent(`Código de ingreso: ${codeOf(mock, id)}`)
})

test('the weekdays of a recurring one are told, and its lot although another one is chosen', async () => {
  const { user } = await openPass('Jardinero', {
    before: async () => sessionStorage.setItem('portal.currentProperty', '202'),
  })
  const pass = await card('Jardinero')
  expect(within(pass).getByRole('list', { name: 'Días permitidos' })).toHaveTextContent(/martes.*viernes/)
  expect(within(pass).getByText('A-12 · Los Robles')).toBeVisible()
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  await user.click(screen.getByRole('button', { name: 'Imprimir' }))
  expect(print).toHaveBeenCalledOnce()
  await user.click(screen.getByRole('button', { name: 'Compartir' }))
  expect(await screen.findByText('El mensaje ha sido copiado al portapapeles.')).toBeVisible()
  expect(await navigator.clipboard.readText()).toContain('Ramón Aráoz')
})

test('one that is over says so and shows no code', async () => {
  const mock = await createMock()
  const over = mock.db.authorizations
    .all()
    .find((one) => one.property_id === 201 && one.to_date < '2026-03-16' && !one.is_cancelled)
  await openPass(over?.name ?? '')
  expect(await screen.findByText('Pase vencido')).toBeVisible()
  expect(screen.getByText('Vencida')).toBeVisible()
  expect(screen.queryByRole('img', { name: 'Código QR del pase' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Imprimir' })).not.toBeInTheDocument()
})

test('an invitation has no code of its own, and says where it is shared', async () => {
  const { id } = await openPass('Asado de fin de verano')
  expect(await screen.findByText('Esta invitación no tiene un QR propio')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Ir a la invitación' })).toHaveAttribute(
    'href',
    paths.editInvitation(id),
  )
  expect(screen.queryByRole('img', { name: 'Código QR del pase' })).not.toBeInTheDocument()
  expect(kept()).toBe('')
})

test('whom the Administration does not admit has no code', async () => {
  await openPass('Jardinero', {
    before: async ({ db }) => {
      for (const person of db.persons.all()) await db.persons.save({ ...person, is_barred: true })
    },
  })
  expect(await screen.findByText('Este pase no tiene un código QR')).toBeVisible()
})

test.each(['999999', '0', '1e9', '2.5', '-1', 'NaN', '%F0%9F%98%80', 'constructor'])(
  'there is no pass %s',
  async (id) => {
    await renderScreen(`/preauthorization/pass/${id}`, { as: 'residente' })
    expect(await screen.findByText('No encontramos este pase')).toBeVisible()
  },
)

test('somebody else’s is as one that is not there', async () => {
  await openPass('Jardinero', { as: 'inquilino' })
  expect(await screen.findByText('No encontramos este pase')).toBeVisible()
})

test('one that was deleted is forgotten', async () => {
  const { mock, id, unmount } = await openPass('Jardinero')
  await code()
  expect(kept()).toContain('Jardinero')
  unmount()
  await mock.db.authorizations.save({ ...mock.db.authorizations.require(id), is_cancelled: true })
  await reopen()
  expect(await screen.findByText('No encontramos este pase')).toBeVisible()
  await waitFor(() => expect(kept()).toBe(''))
})

/** What a reload does: the same world and storage, a page anew. */
async function reopen() {
  const { render } = await import('@testing-library/react')
  const { App } = await import('@/app/App')
  return render(<App />)
}

test('a pass that was seen stands without a connection, marked, and comes back with it', async () => {
  const { user, mock, unmount } = await openPass('Jardinero')
  await code()
  unmount()
  await setFaults(mock, [{ operationId: 'getAuthorization', status: 'network' }])
  await reopen()
  expect(await screen.findByText(wholeText('Sin conexión, guardado el 16-03-2026 10:00'))).toBeVisible()
  expect(await code()).toBeVisible()
  expect(screen.getByText('Ramón Aráoz')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Compartir' })).not.toBeInTheDocument()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  await waitFor(() => expect(screen.queryByText(/^Sin conexión/)).not.toBeInTheDocument())
  expect(await screen.findByRole('button', { name: 'Compartir' })).toBeVisible()
})

test('a pass that was not seen, and a 500 of one that was, say what every page says', async () => {
  const { mock, unmount } = await openPass('Jardinero', {
    faults: [{ operationId: 'getAuthorization', status: 'network' }],
  })
  expect(await screen.findByText(/^No pudimos conectarnos/)).toBeVisible()
  unmount()
  await setFaults(mock, [])
  const { unmount: close } = await reopen()
  await code()
  close()
  await setFaults(mock, [{ operationId: 'getAuthorization', status: 500 }])
  await reopen()
  expect(await screen.findByText(/^Tuvimos un problema de nuestro lado/)).toBeVisible()
})

test('a list that is not reached offers the passes that are kept; one that is refused does not', async () => {
  const { user, mock, id, unmount } = await openPass('Jardinero')
  await code()
  unmount()
  await setFaults(mock, [{ operationId: 'listAuthorizations', status: 'network' }])
  window.history.replaceState(null, '', '/')
  const { unmount: close } = await reopen()
  const passes = await screen.findByRole('region', { name: 'Pases guardados' })
  expect(screen.getByRole('button', { name: 'Reintentar' })).toBeVisible()
  await user.click(within(passes).getByRole('link', { name: 'Ver pase Jardinero' }))
  await code()
  expect(window.location.pathname).toBe(paths.pass(id))
  close()
  await setFaults(mock, [{ operationId: 'listAuthorizations', status: 500 }])
  window.history.replaceState(null, '', '/')
  await reopen()
  expect(await screen.findByRole('button', { name: 'Reintentar' })).toBeVisible()
  expect(screen.queryByText('Pases guardados')).not.toBeInTheDocument()
})

test('the edit form keeps nothing', async () => {
  const id = idOf(await createMock(), 'Jardinero')
  await renderScreen(paths.editAuthorization(id), { as: 'residente' })
  await screen.findByRole('button', { name: 'Editar' })
  expect(kept()).toBe('')
})

test('names and titles that nobody should have are shown as they are', async () => {
  const title = `<img src=x onerror=alert(1)> \u202Eاسم ${'ñ👩‍👩‍👧'.repeat(20)}`
  const { user } = await openPass('Jardinero', {
    before: async ({ db }) => {
      const row = db.authorizations.require(idOf({ db }, 'Jardinero'))
      await db.authorizations.save({ ...row, name: title })
      const [link] = db.authorizedPeople.by('authorization_id', row.id)
      const person = db.persons.require(link?.person_id ?? 0)
      await db.persons.save({ ...person, first_name: 'X'.repeat(99), last_name: 'מ'.repeat(99) })
    },
  })
  expect(await screen.findByRole('heading', { level: 2, name: title.trim() })).toBeVisible()
  expect(screen.getByText(`${'X'.repeat(99)} ${'מ'.repeat(99)}`)).toBeVisible()
  expect(kept()).toContain('onerror')
  await user.click(screen.getByRole('link', { name: 'Volver a autorizaciones' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('who is no resident here begins at the works', async () => {
  await renderScreen(paths.pass(7003), { as: 'obra' })
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})
