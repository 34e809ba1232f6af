import { emptyDevice } from '@mocks/scenarios/device'
import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, test } from 'vitest'
import { storeNeighbourhood } from '@/session/neighbourhood'
import { getSessionState } from '@/session/session-store'
import { getStoredLists } from '@/session/stored-lists'
import { demoPassword } from '../../src/demo/accounts'
import { renderScreen, setFaults } from '../support/render-screen'

type Mock = Awaited<ReturnType<typeof renderScreen>>['mock']

// biome-ignore lint/suspicious/noExplicitAny: the response is not validated yet
type LoginResponse = any

const pick = (record: LoginResponse, ...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, record[name]]))

/** Keeps only the fields that the documentation of the real API names. */
const pickDocumentedFields = (response: LoginResponse) => ({
  ...pick(response, 'token', 'jwt_duration', 'idtype', 'catalog', 'carcolor', 'carbrand', 'carmodel'),
  ...pick(response, 'insurance', 'cartype'),
  user: pick(response.user, 'groups', 'first_name', 'last_name'),
  customer: response.customer.map((row: LoginResponse) =>
    pick(row, 'id', 'name', 'logo', 'real_property_name', 'multiarea'),
  ),
  profile: {},
  properties: response.properties.map((row: LoginResponse) =>
    pick(
      row,
      ...['property_id', 'real_property_id', 'person_id', 'identifier'],
      ...['area_name', 'logo', 'real_property_name'],
    ),
  ),
})

/** Calls the login as `username`, and edits the response with `change`. All following logins return the edited response. */
async function stubLogin(mock: Mock, username: string, change: (response: LoginResponse) => unknown) {
  const response = await mock.request('/fapi/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username, password: demoPassword, device: emptyDevice }),
  })
  const body = change(await response.json())
  await setFaults(mock, [{ operationId: 'login', status: 200, body }])
}

async function signIn(user: UserEvent, username: string) {
  await user.type(await screen.findByRole('textbox', { name: /Email o DNI/ }), username)
  await user.type(await screen.findByLabelText(/^Contraseña/), `${demoPassword}{Enter}`)
}

const findSections = async () =>
  within((await screen.findAllByRole('navigation', { name: 'Secciones' }))[0] as HTMLElement)
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name })

describe('a login response', () => {
  test('with only the documented fields lets a resident use the sections, the profile and the sign-out', async () => {
    const { user, mock } = await renderScreen('/login')
    await stubLogin(mock, 'residente@demo.ar', pickDocumentedFields)
    await signIn(user, '30111222')
    await findTitle('Autorizaciones')
    for (const [section, heading] of [
      ['Movimientos', 'Movimientos'],
      ['Lotes y Residentes', 'Lotes y Residentes'],
      ['Obras', 'Obras'],
      ['Presentaciones de documentación', 'Presentaciones de documentación'],
    ] as const) {
      await user.click(await (await findSections()).findByRole('link', { name: section }))
      expect(await findTitle(heading), section).toBeVisible()
      expect(screen.queryByRole('alert'), section).not.toBeInTheDocument()
    }
    await user.click(screen.getByRole('button', { name: /^Bienvenido\/a/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Mi perfil' }))
    await findTitle('Mi perfil')
    expect(screen.getByRole('textbox', { name: /^Email/ })).toHaveValue('')

    await user.click(screen.getByRole('button', { name: /^Bienvenido\/a/ }))
    await user.click(await screen.findByRole('menuitem', { name: 'Salir' }))
    expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
    await waitFor(() => expect(mock.db.sessions.all().at(-1)?.is_closed).toBe(true))
  })

  test('with only the documented fields makes the portal use the typed email', async () => {
    const { user, mock } = await renderScreen('/login')
    await stubLogin(mock, 'obra@demo.ar', pickDocumentedFields)
    await signIn(user, 'Obra@demo.ar')
    await findTitle('Obras')
    expect(getSessionState().session?.user.email).toBe('obra@demo.ar')
  })

  test('without the document types makes the portal fetch and store them', async () => {
    const { user, mock } = await renderScreen('/login', {
      faults: [{ operationId: 'listCountries', status: 500 }],
    })
    await stubLogin(mock, 'residente@demo.ar', ({ idtype: _omitted, ...response }) => response)
    await signIn(user, 'residente@demo.ar')
    await findTitle('Autorizaciones')
    await user.click(screen.getByRole('link', { name: 'Crear Autorización' }))
    await user.click(await screen.findByText('Persona nueva'))
    expect(await screen.findByRole('option', { name: 'Pasaporte' })).toBeInTheDocument()
    await waitFor(() =>
      expect(getStoredLists().idtypes).toContainEqual({ code: 'PASAPORTE', name: 'Pasaporte' }),
    )
  })
})

describe('the sign-in', () => {
  test('opens the works if the user has no lot in the stored neighbourhood', async () => {
    const { user, mock } = await renderScreen('/login', { prepare: async () => storeNeighbourhood(102) })
    await stubLogin(mock, 'consejo@demo.ar', (response) => ({
      ...response,
      customer: [...response.customer, { ...response.customer[0], id: 102, name: 'Las Acacias' }],
      properties: response.properties.filter((row: LoginResponse) => row.real_property_id === 101),
    }))
    await signIn(user, 'consejo@demo.ar')
    await findTitle('Obras')
    expect(sessionStorage.getItem('portal.currentRealProperty')).toBe('102')
  })

  test('explains that the user has no neighbourhood, and offers the sign-out', async () => {
    const { user, mock } = await renderScreen('/activitiesReport')
    await stubLogin(mock, 'residente@demo.ar', (response) => ({
      ...response,
      customer: [],
      properties: [],
    }))
    await signIn(user, 'residente@demo.ar')
    expect(await findTitle('Todavía no tenés un barrio')).toHaveFocus()
    expect(screen.getByText(/^Ingresaste como Carolina Ibáñez/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Salir' }))
    expect(await screen.findByRole('button', { name: 'Acceder' })).toBeVisible()
    expect(mock.db.sessions.all().at(-1)?.is_closed).toBe(true)
  })
})
