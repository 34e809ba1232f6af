import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { getSessionState } from '@/session/session-store'
import { renderScreen, setFaults } from '../../support/render-screen'

// In a handoff, the mobile app opens the portal with a one-time code in the address, and the portal signs the user in with
// this code. Strict mode runs each effect twice, so the tests fail if the portal sends the code twice.
configure({ reactStrictMode: true })

const listUsedCodes = (mock: Awaited<ReturnType<typeof renderScreen>>['mock']) =>
  mock.db.oneTimeCodes.all().filter(({ is_used }) => is_used)

const refusalMessage =
  'El código de acceso ya se usó o venció. Volvé a abrir el portal desde la app, o ingresá con tu email o DNI.'

test('signs the resident in, marks the code as used and removes the code from the address', async () => {
  const { mock } = await renderScreen('/handoff?otc=demo-otc&module=authorization')
  expect(window.location.search).toBe('')
  await screen.findByText('Iniciando...')
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(window.location.href).not.toContain('otc')
  expect(getSessionState().session?.sessionFromMobile).toBe(true)
  expect(listUsedCodes(mock)).toHaveLength(1)
  expect(mock.db.sessions.all()).toHaveLength(1)
})

test('opens the page of the module that the address names', async () => {
  await renderScreen('/handoff?otc=demo-otc&module=construction')
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('explains an invalid code, and links to the sign-in', async () => {
  const { user } = await renderScreen('/handoff?otc=gone')
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalMessage)
  expect(screen.queryByText('Iniciando...')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Ingresar' }))
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('explains and logs a link without a code', async () => {
  await renderScreen('/handoff?module=census')
  expect(await screen.findByRole('alert')).toHaveTextContent('Al enlace le falta el código de acceso.')
  expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/login')
  expect(console.info).toHaveBeenCalledWith('Missing OTC param')
  vi.mocked(console.info).mockClear()
})

test('rejects an overlong code without a request', async () => {
  const { mock } = await renderScreen(`/handoff?otc=${'x'.repeat(201)}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(refusalMessage)
  expect(mock.requests).toEqual([])
})

test.each([
  [{ status: 500 } as const, 'Tuvimos un problema de nuestro lado. Volvé a intentarlo en unos minutos.'],
  [
    { status: 'network' } as const,
    'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.',
  ],
  [
    { status: 'garbage' } as const,
    'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.',
  ],
])('explains the failure %o, and signs the resident in after a retry', async ({ status }, message) => {
  const { user, mock } = await renderScreen('/handoff?otc=demo-otc', {
    faults: [{ operationId: 'completeHandoff', status }],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(message)
  expect(screen.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test("keeps another user's session if the user chooses to continue with that session", async () => {
  const { user } = await renderScreen('/handoff?otc=demo-otc&module=activity', { as: 'inquilino' })
  expect(await screen.findByRole('heading', { level: 1, name: '¿Querés cambiar de usuario?' })).toBeVisible()
  const sessionBefore = getSessionState().session
  await user.click(
    screen.getByRole('button', {
      name: `Seguir como ${sessionBefore?.user.first_name} ${sessionBefore?.user.last_name}`,
    }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(getSessionState().session).toBe(sessionBefore)
})

test("replaces another user's session after the confirmation", async () => {
  const { user } = await renderScreen('/handoff?otc=demo-otc', { as: 'inquilino' })
  await user.click(await screen.findByRole('button', { name: 'Continuar como Carolina Ibáñez' }))
  expect(await screen.findByRole('button', { name: /Bienvenido\/a, Carolina Ibáñez/ })).toBeVisible()
  expect(getSessionState().session).toMatchObject({ sessionFromMobile: true })
})

test('replaces a session of the same user without a confirmation', async () => {
  const { mock } = await renderScreen('/handoff?otc=demo-otc', { as: 'residente' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(getSessionState().session?.token).toBe(mock.db.sessions.all().at(-1)?.token)
})

test('shows a signed-in user a link to the home page after an invalid code', async () => {
  await renderScreen('/handoff?otc=gone', { as: 'residente' })
  expect(await screen.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
})
