import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

test.use({ expectedErrors: [/Failed to load resource: net::/] })

async function fillForm(page: Page) {
  await signIn(page, 'resident', '/preauthorization/new')
  await page.getByLabel('Título').fill('Visita de la abuela')
  await page.getByLabel('Tipo de autorización').selectOption({ label: 'Familiar No residente' })
  await page
    .getByRole('button', { name: /^Autorizar a / })
    .first()
    .click()
}

const findCreateButton = (page: Page) => page.getByRole('button', { name: 'Crear', exact: true })

for (const [status, message] of [
  [500, 'Ha ocurrido un error inesperado. Por favor intente nuevamente más tarde.'],
  [400, 'Ha ocurrido un error al crear la autorización. Verifique que todos los datos estén correctos.'],
  ['network', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
] as const) {
  test(`explains why the creation failed with '${status}', keeps the form, and succeeds at the second attempt`, async ({
    page,
    mock,
  }) => {
    await fillForm(page)
    const stateBefore = await mock.state()
    await mock.settings({ faults: [{ operationId: 'createAuthorization', status, times: 1 }] })
    await findCreateButton(page).click()
    await expect(page.getByText(message)).toBeVisible()
    await expect(page.getByLabel('Título')).toHaveValue('Visita de la abuela')
    await expect(page.getByRole('button', { name: /^Quitar a / })).toHaveCount(1)
    await findCreateButton(page).click()
    await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
    const stateAfter = await mock.state()
    expect(stateAfter.counts.authorizations).toBe((stateBefore.counts.authorizations ?? 0) + 1)
  })
}

test('creates one authorization on a double click with a slow backend', async ({ page, mock }) => {
  await fillForm(page)
  const stateBefore = await mock.state()
  await mock.settings({ latency: { min: 300, max: 300 } })
  await findCreateButton(page).dblclick()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  const stateAfter = await mock.state()
  expect(stateAfter.counts.authorizations).toBe((stateBefore.counts.authorizations ?? 0) + 1)
})

test('reports an authorization that belongs to another user or does not exist, and links to the list', async ({
  page,
}) => {
  await signIn(page, 'renter')
  for (const id of ['1', '999999', 'abc', '0']) {
    await page.goto(`/preauthorization/edit/${id}`)
    await expect(page.getByText('No encontramos esta autorización')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ir a Autorizaciones' })).toBeVisible()
  }
})
