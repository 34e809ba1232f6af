import { configure, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { sessionState } from '@/session/session-store'
import { renderScreen, setFaults } from '../../support/render-screen'

// As the portal is drawn: twice, to find what must happen once.
configure({ reactStrictMode: true })

const spentCodes = (mock: Awaited<ReturnType<typeof renderScreen>>['mock']) =>
  mock.db.oneTimeCodes.all().filter(({ is_used }) => is_used)

const refusal =
  'El código de acceso ya se usó o venció. Volvé a abrir el portal desde la app, o ingresá con tu email o DNI.'

test('the app opens the portal: the resident is in, the code is spent and nowhere to be seen', async () => {
  const { mock } = await renderScreen('/handoff?otc=demo-otc&module=authorization')
  expect(window.location.search).toBe('')
  await screen.findByText('Iniciando...')
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(window.location.href).not.toContain('otc')
  expect(sessionState().session?.sessionFromMobile).toBe(true)
  expect(spentCodes(mock)).toHaveLength(1)
  expect(mock.db.sessions.all()).toHaveLength(1)
})

test('it opens the page of the module', async () => {
  await renderScreen('/handoff?otc=demo-otc&module=construction')
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
})

test('a code that is worth nothing is explained, and leads to the sign-in', async () => {
  const { user } = await renderScreen('/handoff?otc=gone')
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
  expect(screen.queryByText('Iniciando...')).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Reintentar' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('link', { name: 'Ingresar' }))
  expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
})

test('a link without a code is explained too, and noted', async () => {
  await renderScreen('/handoff?module=census')
  expect(await screen.findByRole('alert')).toHaveTextContent('Al enlace le falta el código de acceso.')
  expect(screen.getByRole('link', { name: 'Ingresar' })).toHaveAttribute('href', '/login')
  expect(console.info).toHaveBeenCalledWith('Missing OTC param')
  vi.mocked(console.info).mockClear()
})

test('a code longer than any is refused without asking', async () => {
  const { mock } = await renderScreen(`/handoff?otc=${'x'.repeat(201)}`)
  expect(await screen.findByRole('alert')).toHaveTextContent(refusal)
  expect(spentCodes(mock)).toEqual([])
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
])('a backend that fails with %o ends the wait, and can be asked again', async ({ status }, sentence) => {
  const { user, mock } = await renderScreen('/handoff?otc=demo-otc', {
    faults: [{ operationId: 'completeHandoff', status }],
  })
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence)
  expect(screen.getByRole('link', { name: 'Ingresar' })).toBeVisible()
  await setFaults(mock, [])
  await user.click(screen.getByRole('button', { name: 'Reintentar' }))
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
})

test('somebody else who is signed in is asked first, and may stay', async () => {
  const { user } = await renderScreen('/handoff?otc=demo-otc&module=activity', { as: 'inquilino' })
  expect(await screen.findByRole('heading', { level: 1, name: '¿Querés cambiar de usuario?' })).toBeVisible()
  const mine = sessionState().session
  await user.click(
    screen.getByRole('button', { name: `Seguir como ${mine?.user.first_name} ${mine?.user.last_name}` }),
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(sessionState().session).toBe(mine)
})

test('or gives way to the one of the link', async () => {
  const { user } = await renderScreen('/handoff?otc=demo-otc', { as: 'inquilino' })
  await user.click(await screen.findByRole('button', { name: 'Continuar como Carolina Ibáñez' }))
  expect(await screen.findByRole('button', { name: /Bienvenido\/a, Carolina Ibáñez/ })).toBeVisible()
  expect(sessionState().session).toMatchObject({ sessionFromMobile: true })
})

test('the same person is not asked, and goes on with the new session', async () => {
  const { mock } = await renderScreen('/handoff?otc=demo-otc', { as: 'residente' })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autorizaciones' })).toBeVisible()
  expect(sessionState().session?.token).toBe(mock.db.sessions.all().at(-1)?.token)
})

test('who is signed in is led home from a code that is worth nothing', async () => {
  await renderScreen('/handoff?otc=gone', { as: 'residente' })
  expect(await screen.findByRole('link', { name: 'Volver al inicio' })).toHaveAttribute('href', '/')
})
