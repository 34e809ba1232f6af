import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listCountries } from '@/api/generated/catalogs/catalogs'
import { getSessionState } from '@/session/session-store'
import { renderScreen } from '../support/render-screen'
import { chooseCases, isFullRun } from '../support/scope'

type Rendered = Awaited<ReturnType<typeof renderScreen>>

/** Advances the clock of the mock backend by an ISO 8601 duration. */
const advance = (mock: Rendered['mock'], duration: string) =>
  mock.request('/__mock/settings', {
    method: 'PATCH',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ advance: duration }),
  })

// The dialog and the field are found by text, because a search by role takes seconds in a large form.
const findDialog = async () => (await screen.findByText('Tu sesión venció')).closest('dialog') as HTMLElement
const findTitleField = () => screen.findByLabelText(/^Título/)
const findHeading = (name: string) => screen.findByRole('heading', { level: 1, name })

/** Opens a form, types a title, and advances the clock of the backend beyond the end of the session. */
async function typeAndExpire() {
  const rendered = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  await rendered.user.type(await findTitleField(), 'Pan')
  await advance(rendered.mock, 'PT9H')
  return rendered
}

const signIn = async (user: Rendered['user'], username?: string) => {
  const dialog = within(await findDialog())
  if (username) {
    await user.clear(await dialog.findByLabelText(/^Email o DNI/))
    await user.type(dialog.getByLabelText(/^Email o DNI/), username)
  }
  await user.type(await dialog.findByLabelText(/^Contraseña/), 'Demo1234{Enter}')
}

/** Changes the stored session and dispatches the storage event, as another tab would. `null` removes the session. */
async function changeInAnotherTab(change: object | null) {
  if (change === null) localStorage.removeItem('portal.session')
  else localStorage.setItem('portal.session', JSON.stringify({ ...getSessionState().session, ...change }))
  await act(async () => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'portal.session' }))
  })
}

test.runIf(isFullRun)(
  'opens only one sign-in dialog for twenty rejected calls, and keeps the input',
  async () => {
    const { user, mock } = await typeAndExpire()
    const sessionCount = mock.db.sessions.all().length
    await act(() => Promise.allSettled(Array.from({ length: 20 }, () => listCountries())))
    await findDialog()
    expect(screen.getAllByText('Tu sesión venció')).toHaveLength(1)
    expect(mock.db.sessions.all()).toHaveLength(sessionCount)
    await signIn(user)
    await waitFor(() => expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument())
    expect(await findTitleField()).toHaveValue('Pan')
    expect(window.location.pathname).toBe('/preauthorization/new')
  },
)

test('closes the sign-in dialog after a sign-in, and keeps an open confirmation usable', async () => {
  const { user } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'cancelAuthorization', status: 401, times: 1 }],
  })
  await user.click((await screen.findAllByRole('button', { name: /^Eliminar/ }))[0] as HTMLElement)
  await user.click(screen.getByRole('button', { name: 'Sí' }))
  await signIn(user)
  await waitFor(() => expect(screen.queryByText(/Tu sesión venció/)).not.toBeInTheDocument())
  await user.click(screen.getByRole('button', { name: 'Sí' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Sí' })).not.toBeInTheDocument())
})

test('opens the home page after a different user signs in', async () => {
  const { user } = await typeAndExpire()
  await act(() => Promise.allSettled([listCountries()]))
  await signIn(user, 'inquilino@demo.ar')
  expect(await findHeading('Autorizaciones')).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

test('shows the sign-in dialog after the expiry in another tab, until a sign-in in that tab', async () => {
  const { user } = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  await user.type(await findTitleField(), 'Pan')
  await changeInAnotherTab({ expires_at: Date.now() })
  expect(await findDialog()).toBeVisible()
  await changeInAnotherTab({ token: 'another', session_id: 's-9' })
  expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument()
  expect(await findTitleField()).toHaveValue('Pan')
})

test.runIf(isFullRun)('opens the home page after a different user signs in in another tab', async () => {
  const rendered = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  await rendered.user.type(await findTitleField(), 'Pan')
  const user = { groups: [], first_name: 'Otra', last_name: 'Persona', email: 'otra@demo.ar' }
  await changeInAnotherTab({ user, session_id: 's-9' })
  await waitFor(() => expect(window.location.pathname).toBe('/'))
  expect(screen.queryByDisplayValue('Pan')).not.toBeInTheDocument()
})

test('after a sign-out in another tab, shows the sign-in and then the home page', async () => {
  const { user } = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  await findTitleField()
  await changeInAnotherTab(null)
  await user.type(await screen.findByLabelText(/^Email o DNI/), 'inquilino@demo.ar')
  await user.type(await screen.findByLabelText(/^Contraseña/), 'Demo1234{Enter}')
  expect(await findHeading('Autorizaciones')).toBeVisible()
  expect(window.location.pathname).toBe('/')
})

test('while the user types, renews a session that ends soon, and keeps the input', async () => {
  const { user, mock } = await renderScreen('/preauthorization/new?opciones=todas', { as: 'residente' })
  const field = await findTitleField()
  const { session } = getSessionState()
  if (!session) throw new Error('no session')
  await advance(mock, 'PT7H')
  expect(mock.db.sessions.all()[0]?.token).toBe(session.token)
  // The session now ends in one hour by the clock of the backend. The clock of the browser has not advanced, so the test sets
  // the stored end of the session to one hour from now.
  await changeInAnotherTab({ expires_at: Date.now() + 60 * 60_000 })
  await user.type(field, 'Pan')
  await waitFor(() => expect(getSessionState().session?.token).not.toBe(session.token))
  expect(mock.db.sessions.all().map(({ token }) => token)).toEqual([getSessionState().session?.token])
  expect(field).toHaveValue('Pan')
  expect(await listCountries()).toContainEqual(expect.objectContaining({ code: 'AR' }))
  expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument()
})

test('shows no message after a failed renewal, and keeps the session', async () => {
  const { user, mock } = await renderScreen('/', {
    as: 'residente',
    faults: [{ operationId: 'refreshToken', status: 401 }],
  })
  await findHeading('Autorizaciones')
  await changeInAnotherTab({ expires_at: Date.now() + 60_000 })
  const { token } = mock.db.sessions.all()[0] ?? {}
  await user.click(await screen.findByRole('tab', { name: 'Todas' }))
  expect(await screen.findByRole('tab', { name: 'Todas', selected: true })).toBeVisible()
  expect(getSessionState()).toMatchObject({ session: { token }, isExpired: false })
  expect(screen.queryByText('Tu sesión venció')).not.toBeInTheDocument()
})

test.each(chooseCases(['{"token":', '{"version":9,"token":"t"}', '[]', 'x'.repeat(10_000), '\u0000'], 2))(
  'lets the user sign in although all stored entries are invalid: %j',
  async (invalidText) => {
    localStorage.setItem('portal.session', invalidText)
    localStorage.setItem('portal.lists', invalidText)
    localStorage.setItem('portal.currentRealProperty', invalidText)
    const { user } = await renderScreen('/preauthorization/new?opciones=todas')
    await user.type(await screen.findByLabelText(/^Email o DNI/), 'residente@demo.ar')
    await user.type(await screen.findByLabelText(/^Contraseña/), 'Demo1234{Enter}')
    expect(await findTitleField()).toBeVisible()
  },
)
