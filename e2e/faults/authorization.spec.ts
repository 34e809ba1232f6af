import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'

test.use({ expectedErrors: [/Failed to load resource: net::/] })

/** Signs in, and fills the form of a new authorization with one authorized person. */
async function fillForm(page: Page) {
  await signIn(page, 'resident', '/preauthorization/new?opciones=todas')
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
  ['lost', 'No pudimos conectarnos. Revisá tu conexión a internet y volvé a intentarlo.'],
  ['garbage', 'Recibimos una respuesta que no pudimos leer. Volvé a intentarlo en un momento.'],
] as const) {
  test(`if the creation fails with '${status}', the form shows why and keeps its values, and a second attempt succeeds`, async ({
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

test('a double click creates only one authorization, even if the backend is slow', async ({ page, mock }) => {
  await fillForm(page)
  const stateBefore = await mock.state()
  await mock.settings({ latency: { min: 300, max: 300 } })
  await findCreateButton(page).dblclick()
  await expect(page.getByText('¡Autorización creada con éxito!')).toBeVisible()
  const stateAfter = await mock.state()
  expect(stateAfter.counts.authorizations).toBe((stateBefore.counts.authorizations ?? 0) + 1)
})

test('for an authorization that is absent or belongs to another user, the page shows a message and a link to the list', async ({
  page,
}) => {
  await signIn(page, 'tenant')
  for (const id of ['1', '999999', 'abc', '0']) {
    await page.goto(`/preauthorization/edit/${id}`)
    await expect(page.getByText('No encontramos esta autorización')).toBeVisible()
    await expect(page.getByRole('link', { name: 'Ir a Autorizaciones' })).toBeVisible()
  }
})
