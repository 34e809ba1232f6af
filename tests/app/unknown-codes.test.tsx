import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import type { WorkManagerPage } from '@/api/generated/model/workManagerPage'
import { renderScreen } from '../support/render-screen'
import type { BackendOptions } from '../support/start-backend'
import { varyResponses } from '../support/vary-responses'

/* A newer backend may have codes that this build of the portal does not know. Each code is then `NEW_CODE`. */

const openScreen = (address: string, as: BackendOptions['as'] = 'residente') =>
  renderScreen(address, { as, prepare: async () => void varyResponses('unknownCodes') })

afterEach(() => vi.unstubAllGlobals())

describe('an authorization of an unknown type', () => {
  test('has its code on its card, and can be viewed and removed, but not edited', async () => {
    await openScreen('/')
    const card = within(
      (await screen.findAllByRole('listitem', { name: /Lectura de medidores/ }))[0] as HTMLElement,
    )
    expect(card.getByText('Tipo desconocido: NEW_CODE')).toBeVisible()
    expect(card.getByRole('link', { name: /^Ver más/ })).toBeVisible()
    expect(card.getByRole('button', { name: /^Eliminar/ })).toBeEnabled()
    expect(screen.queryByRole('link', { name: /^Editar/ })).toBeNull()
  })

  test('is read-only in the form, which says why', async () => {
    await openScreen('/preauthorization/edit/7001')
    const reason =
      'El portal no conoce el tipo de esta autorización: podés ver sus datos, pero no modificarla.'
    expect((await screen.findAllByText(reason))[0]).toBeVisible()
    expect(screen.getByRole('textbox', { name: /^Título/ })).toBeDisabled()
    expect(screen.getByRole('button', { name: 'Editar' })).toHaveAccessibleDescription(reason)
  })

  test('leaves the type of a copy and the unknown directions to the user', async () => {
    const { user } = await openScreen('/preauthorization/new?usar=7001')
    const type = await screen.findByRole('combobox', { name: /^Tipo/ }, { timeout: 10_000 })
    const create = screen.getByRole('button', { name: 'Crear' })
    await user.click(create)
    expect((await screen.findAllByText(/Elegí una de las opciones\.$/))[0]).toBeVisible()
    await user.click(screen.getByRole('radio', { name: 'Al barrio' }))
    await user.click(create)
    await waitFor(() => expect(type).toBeInvalid())
    expect(type).toHaveAccessibleDescription('Seleccione un tipo de autorización')
  })
})

/** The id of a manager who is not the user. */
const otherManagerId = 603

/** Gives the manager an unknown status, while the user stays a current manager. */
function makeStatusUnknown() {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    const response = await send(input, init)
    if (!String(input).includes('/managers/')) return response
    const page = (await response.json()) as WorkManagerPage
    const results = page.results.map((row) =>
      row.id === otherManagerId ? { ...row, status: 'NEW_CODE' } : row,
    )
    return Response.json({ ...page, results })
  })
}

test('a manager with an unknown status has no chosen status in the form, which says what saving does', async () => {
  await renderScreen(`/construction/501?tab=responsables&vista=editar&id=${otherManagerId}`, {
    as: 'residente',
    prepare: async () => makeStatusUnknown(),
  })
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('Estado desconocido: NEW_CODE')).toBeVisible()
  expect(dialog.getByText('El portal no conoce su estado. Si guardás otro, lo reemplaza.')).toBeVisible()
  const radios = dialog.getAllByRole('radio')
  expect(radios).toHaveLength(2)
  for (const radio of radios) expect(radio).not.toBeChecked()
})

test('a user with an unknown status as a manager cannot change the managers', async () => {
  await openScreen('/construction/501?tab=responsables&vista=editar&id=603')
  expect(
    await screen.findByText(
      'Solo puede hacerlo un residente del lote que también es responsable vigente de la obra.',
    ),
  ).toBeVisible()
})

test('a worker of a work with an unknown status cannot enter, and the reasons name both codes', async () => {
  await openScreen('/construction/501?tab=nomina&dni=26418073')
  expect(await screen.findByText('El estado de la obra es desconocido: NEW_CODE.')).toBeVisible()
  expect(screen.getByText('Su estado en la nómina es desconocido: NEW_CODE.')).toBeVisible()
})

test('a submission with an unknown status is read-only', async () => {
  await openScreen('/submissions', 'obra')
  const [row] = await screen.findAllByRole('row', { name: /Estado desconocido: NEW_CODE/ })
  const edit = within(row as HTMLElement).getByRole('button', { name: /^Editar/ })
  expect(edit).toHaveAccessibleDescription('Solo se pueden editar solicitudes en estado PENDIENTE')
})
