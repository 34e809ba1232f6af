import { createMock, type Mock } from '@mocks/node'
import { emptyDevice } from '@mocks/scenarios/device'
import { screen, waitFor } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { paths } from '@/paths'
import { demoPassword } from '../../src/demo/accounts'
import { renderScreen, setFaults } from '../support/render-screen'
import { chooseCases, isFullRun } from '../support/scope'

type Options = Parameters<typeof renderScreen>[1]

/** Creates a `prepare` option that stores a neighbourhood and a lot as the selection of the tab. */
const selectInTab = (realPropertyId: number, propertyId: number) => async () => {
  sessionStorage.setItem('portal.currentRealProperty', String(realPropertyId))
  sessionStorage.setItem('portal.currentProperty', String(propertyId))
}
const selectLotA12 = selectInTab(101, 201)
const selectLasAcacias = selectInTab(102, 301)

const getLot = ({ db }: Pick<Mock, 'db'>, id: number) => db.properties.require(id)
const getTabLot = () => sessionStorage.getItem('portal.currentProperty')
const getNeighbourhood = () => screen.getByRole('combobox', { name: 'Barrio' })

async function findAuthorizationId(name: string, propertyId: number): Promise<number> {
  const rows = (await createMock()).db.authorizations.all()
  const found = rows.find((row) => row.name === name && row.property_id === propertyId)
  if (!found) throw new Error(`The lot ${propertyId} has no authorization ${name}`)
  return found.id
}

const openAddress = (address: string, options: Options = {}) =>
  renderScreen(address, { as: 'residente', prepare: selectLotA12, ...options })

/** Assigns a current invitation to the lot `propertyId`. Returns the id of the invitation. */
async function moveInvitation(mock: Mock, propertyId: number): Promise<number> {
  const [invitation] = mock.db.authorizations
    .all()
    .filter(({ invitation_key, to_date }) => invitation_key !== null && to_date > '2026-03-16')
  if (!invitation) throw new Error('There is no invitation')
  await mock.db.authorizations.save({ ...invitation, property_id: propertyId })
  return invitation.id
}

describe('the address of the form that edits an authorization', () => {
  test.each([
    ['a different lot', 'Cuidador del lote', 202, 'Los Álamos'],
    ['a different neighbourhood', 'Cabalgata', 301, 'Las Acacias'],
  ])(
    'selects the lot of the authorization if %s was selected before',
    async (_, name, lot, neighbourhoodName) => {
      const id = await findAuthorizationId(name, lot)
      const { user, mock } = await openAddress(paths.editAuthorization(id))
      const note = await screen.findByRole('textbox', { name: /Nota para la guardia/ })
      expect(getNeighbourhood()).toHaveDisplayValue(neighbourhoodName)
      await user.type(note, 'Entra por atrás.')
      await user.click(screen.getByRole('button', { name: 'Editar' }))
      await screen.findByRole('heading', { level: 1, name: '¡Autorización modificada con éxito!' })
      expect(mock.db.authorizations.require(id)).toMatchObject({
        property_id: lot,
        description: 'Entra por atrás.',
      })
      await user.click(screen.getByRole('link', { name: 'Volver a Autorizaciones' }))
      expect(await screen.findByRole('heading', { level: 2, name })).toBeVisible()
      expect(getTabLot()).toBe(String(lot))
    },
  )

  test('shows a not-found page and keeps the selected lot, if the authorization belongs to a different user', async () => {
    const id = await findAuthorizationId('Rocío Domínguez', 203)
    await openAddress(paths.editAuthorization(id))
    await screen.findByRole('heading', { level: 1, name: 'No encontramos esta autorización' })
    expect(getTabLot()).toBe('201')
  })

  test.runIf(isFullRun)(
    'selects the lot whose list contains the authorization, if the response names no lot',
    async () => {
      const id = await findAuthorizationId('Cuidador del lote', 202)
      const { user, mock } = await openAddress(paths.editAuthorization(id), {
        prepare: async (backend) => {
          await selectLotA12()
          await respondWithoutLot(backend, id)
        },
      })
      const note = await screen.findByRole('textbox', { name: /Nota para la guardia/ })
      expect(getTabLot()).toBe('202')
      await user.type(note, 'Entra por atrás.')
      await user.click(screen.getByRole('button', { name: 'Editar' }))
      await screen.findByRole('heading', { level: 1, name: '¡Autorización modificada con éxito!' })
      expect(mock.db.authorizations.require(id)).toMatchObject({
        property_id: 202,
        description: 'Entra por atrás.',
      })
    },
  )

  test('shows no form if no lot of the user has the authorization', async () => {
    const id = await findAuthorizationId('Cuidador del lote', 202)
    await openAddress(paths.editAuthorization(id), {
      prepare: async (backend) => {
        await selectLotA12()
        await respondWithoutLot(backend, id)
        const row = backend.db.authorizations.require(id)
        await backend.db.authorizations.save({ ...row, property_id: 203 })
      },
    })
    expect(await screen.findByText('No encontramos su lote entre los tuyos')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Editar' })).not.toBeInTheDocument()
    expect(getTabLot()).toBe('201')
  })

  test('selects the neighbourhood after a retry, if the authorization failed to load at first', async () => {
    const id = await findAuthorizationId('Cabalgata', 301)
    const { user, mock } = await openAddress(paths.editAuthorization(id), {
      faults: [{ operationId: 'getAuthorization', status: 500 }],
    })
    const retry = await screen.findByRole('button', { name: 'Reintentar' })
    await setFaults(mock, [])
    await user.click(retry)
    await screen.findByRole('textbox', { name: /Nota para la guardia/ })
    expect(getNeighbourhood()).toHaveDisplayValue('Las Acacias')
  })
})

/** Makes `getAuthorization` omit the lot of the authorization. The contract allows such a response. */
async function respondWithoutLot(mock: Mock, id: number) {
  const response = await mock.request('/fapi/auth/login/', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ username: 'residente@demo.ar', password: demoPassword, device: emptyDevice }),
  })
  const { token } = (await response.json()) as { token: string }
  const detail = await mock.request(`/fapi/authorization/${id}/`, {
    headers: { Authorization: `Bearer ${token}` },
  })
  const { property_id: _, ...body } = (await detail.json()) as Record<string, unknown>
  await setFaults(mock, [{ operationId: 'getAuthorization', status: 200, body }])
}

test('the address of an invitation selects its neighbourhood, and the form saves the invitation', async () => {
  const mock = await createMock()
  const id = await moveInvitation(mock, 301)
  const rendered = await openAddress(paths.editInvitation(id), {
    prepare: async (backend) => {
      await selectLotA12()
      await moveInvitation(backend, 301)
    },
  })
  const name = await screen.findByRole('textbox', { name: /Nombre del evento/ })
  expect(getNeighbourhood()).toHaveDisplayValue('Las Acacias')
  await rendered.user.type(name, ' en el club')
  await rendered.user.click(screen.getByRole('button', { name: 'Guardar y compartir' }))
  await screen.findByRole('heading', { level: 1, name: /Invitación modificada/ })
  expect(rendered.mock.db.authorizations.require(id).name).toMatch(/ en el club$/)
})

test('the address of a pass selects the neighbourhood of the pass', async () => {
  const id = await findAuthorizationId('Cabalgata', 301)
  await openAddress(paths.pass(id))
  await screen.findByRole('region', { name: 'Cabalgata' })
  expect(getNeighbourhood()).toHaveDisplayValue('Las Acacias')
})

test('the form saves the copy of an authorization in the lot of the original, not in the selected lot', async () => {
  const id = await findAuthorizationId('Agrimensor', 202)
  const { user, mock } = await openAddress(paths.newAuthorization(id))
  await user.click(await screen.findByRole('button', { name: 'Crear' }))
  await screen.findByRole('heading', { level: 1, name: '¡Autorización creada con éxito!' })
  expect(mock.db.authorizations.all().at(-1)).toMatchObject({ name: 'Agrimensor', property_id: 202 })
})

test.each(
  chooseCases(
    [
      ['a work', '/construction/501?tab=nomina', /^(?!Cargando)/],
      ['a lot', '/manageproperty/202', /B-7/],
      ['a new submission', '/submissions/101/new', /Nueva presentación/],
      ['the movements of a lot', '/activitiesReport?lote=202', /Movimientos/],
    ],
    2,
  ),
)(
  'the portal selects the neighbourhood of %s, and does not change the address',
  async (_, address, title) => {
    const { mock } = await openAddress(address, { prepare: selectLasAcacias })
    await waitFor(() => expect(getNeighbourhood()).toHaveDisplayValue('Los Álamos'))
    await screen.findByRole('heading', { level: 1, name: title })
    expect(window.location.pathname + window.location.search).toBe(address)
    if (address.includes('202')) expect(getTabLot()).toBe(String(getLot(mock, 202).id))
  },
)

test('the roster of a different neighbourhood shows only the worker in the address', async () => {
  await openAddress('/construction/501?tab=nomina&dni=40628193', { prepare: selectLasAcacias })
  expect(await screen.findByRole('tab', { name: 'Nómina', selected: true })).toBeVisible()
  const rows = await screen.findAllByRole('rowheader')
  expect(rows.map((row) => row.parentElement?.textContent)).toEqual([expect.stringContaining('••• 193')])
})

test('the address of a submission selects its neighbourhood, and shows the submission in a dialog', async () => {
  const rows = (await createMock()).db.insuranceSubmissions.all()
  const submission = rows.find(({ policy_number }) => policy_number === '67-118004')
  await openAddress(`/submissions?vista=detalle&id=${submission?.id}`, { prepare: selectLasAcacias })
  expect(
    await screen.findByRole('dialog', { name: /^Detalles de presentación de seguro A.R.T./ }),
  ).toBeVisible()
  expect(await screen.findByText('67-118004')).toBeVisible()
  expect(screen.getByRole('combobox', { name: 'Barrio', hidden: true })).toHaveDisplayValue('Los Álamos')
})

test('the user can select a different neighbourhood after an address has selected one', async () => {
  const { user } = await openAddress('/construction/501')
  await screen.findByRole('heading', { level: 1, name: /^(?!Cargando)/ })
  await user.selectOptions(getNeighbourhood(), 'Las Acacias')
  await waitFor(() => expect(document.title).toMatch(/ – Las Acacias$/))
  await waitFor(() => expect(window.location.pathname).toBe('/constructions'))
  expect(getNeighbourhood()).toHaveDisplayValue('Las Acacias')
})

test('an address selects a neighbourhood in the current tab only, not in new tabs', async () => {
  localStorage.setItem('portal.currentRealProperty', '101')
  const id = await findAuthorizationId('Cabalgata', 301)
  await openAddress(paths.pass(id))
  await screen.findByRole('region', { name: 'Cabalgata' })
  expect(localStorage.getItem('portal.currentRealProperty')).toBe('101')
  expect(sessionStorage.getItem('portal.currentRealProperty')).toBe('102')
})
