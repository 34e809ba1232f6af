import type { Locator, Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { tabTo } from '../tab-to'

const findTitle = (page: Page, text: string) => page.getByRole('heading', { level: 1, name: text })
const findRow = (page: Page, name: RegExp) => page.getByRole('row', { name })
const findDocumentNumber = (page: Page) =>
  page.getByRole('group', { name: /^Documento/ }).getByRole('textbox')

/** Focuses the target by Tab and presses Enter. */
async function tabToAndPressEnter(page: Page, target: Locator) {
  await tabTo(page, target)
  await page.keyboard.press('Enter')
}

/** Fills the required fields of a resident by keyboard, beginning with the document number. */
async function fillRequiredFields(page: Page) {
  await tabTo(page, findDocumentNumber(page))
  await page.keyboard.type('41286503')
  for (const [field, text] of [
    [/^Nombre/, 'Julián'],
    [/^Apellido/, 'Ñandú'],
    [/^Fecha de nacimiento/, '23/11/1998'],
    [/^Email/, 'JULIAN@Demo.ar'],
  ] as const) {
    await tabTo(page, page.getByRole('textbox', { name: field }))
    await page.keyboard.type(text)
  }
}

const tenantsTab = {
  tab: 'Inquilinos',
  createLabel: 'Nuevo inquilino',
  editHeading: 'Editar inquilino',
  createdMessage: 'Inquilino guardado.',
  editedMessage: 'El inquilino se modificó satisfactoriamente.',
  removeQuestion: 'Remover Inquilino',
  removedMessage: 'Inquilino eliminado con éxito.',
}
const owner = { account: 'resident', lot: 'Lote A-12 · Los Robles', firstTab: 'Corresidentes' } as const

for (const {
  account,
  lot,
  firstTab,
  tab,
  createLabel,
  editHeading,
  createdMessage,
  editedMessage,
  removeQuestion,
  removedMessage,
} of [
  {
    ...owner,
    tab: 'Corresidentes',
    createLabel: 'Nuevo corresidente',
    editHeading: 'Editar corresidente',
    createdMessage: 'El propietario se guardó satisfactoriamente.',
    editedMessage: 'El propietario se modificó satisfactoriamente.',
    removeQuestion: 'Remover Corresidente',
    removedMessage: 'Corresidente eliminado con éxito.',
  },
  { ...owner, ...tenantsTab },
  // A tenant sees no co-residents, so the first tab has the tenants.
  { account: 'managingTenant', lot: 'Lote B-7 · Los Robles', firstTab: 'Inquilinos', ...tenantsTab } as const,
]) {
  test(`adds, edits and removes a person by keyboard alone on the tab ${tab}, as the ${account}`, async ({
    page,
  }) => {
    await signIn(page, account, '/managedproperties')
    // The portal skips the list of lots for an account with one lot.
    if (account === 'resident') await tabToAndPressEnter(page, page.getByRole('link', { name: lot }))
    await expect(findTitle(page, `${firstTab} - ${lot}`)).toBeFocused()
    await tabTo(page, page.getByRole('tab', { name: firstTab }))
    if (tab !== firstTab) await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('tab', { name: tab })).toBeFocused()
    await expect(page.getByRole('tab', { name: tab })).toHaveAttribute('aria-selected', 'true')

    await page.keyboard.press('Shift+Tab')
    await expect(page.getByRole('button', { name: createLabel })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(findTitle(page, `${tab} - ${lot}`)).toBeFocused()
    await tabToAndPressEnter(page, page.getByRole('button', { name: 'Continuar' }))
    await expect(page.getByRole('combobox', { name: 'Tipo' })).toBeFocused()
    await fillRequiredFields(page)
    await tabToAndPressEnter(page, page.getByRole('button', { name: 'Guardar' }))
    await expect(page.getByText(createdMessage)).toBeVisible()
    await expect(page.getByRole('heading', { name: 'JULIÁN ÑANDÚ ya está en el lote' })).toBeFocused()
    await expect(page.getByRole('img', { name: 'Código QR de ingreso de JULIÁN ÑANDÚ' })).toBeVisible()

    await tabToAndPressEnter(page, page.getByRole('button', { name: 'Volver al listado' }))
    await expect(findTitle(page, `${tab} - ${lot}`)).toBeFocused()
    await expect(findRow(page, /julian@demo\.ar/)).toBeVisible()
    await tabToAndPressEnter(page, findRow(page, /julian@demo\.ar/).getByRole('button', { name: /^Editar/ }))
    await expect(page.getByRole('heading', { name: editHeading })).toBeVisible()
    await expect(findDocumentNumber(page)).toBeDisabled()
    const emailField = page.getByRole('textbox', { name: /^Email/ })
    await tabTo(page, emailField)
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('j@demo.ar')
    await tabToAndPressEnter(page, page.getByRole('button', { name: 'Guardar' }))
    await expect(page.getByText(editedMessage)).toBeVisible()
    await expect(findTitle(page, `${tab} - ${lot}`)).toBeFocused()

    await tabToAndPressEnter(page, findRow(page, /j@demo\.ar/).getByRole('button', { name: /^Remover/ }))
    const question = page.getByRole('alertdialog', { name: removeQuestion })
    await expect(question).toContainText('JULIÁN ÑANDÚ')
    await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
    await tabToAndPressEnter(page, question.getByRole('button', { name: 'Remover' }))
    await expect(page.getByText(removedMessage)).toBeVisible()
    await expect(findRow(page, /j@demo\.ar/)).toBeHidden()
    await expect(page.getByRole('tabpanel').locator(':focus')).toHaveCount(1)
  })
}

test('on a phone, rejects the document number of a current co-resident, and accepts an unknown document number', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await signIn(page, 'resident', '/manageproperty/201?vista=nuevo')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await findDocumentNumber(page).fill('31204987')
  await page.getByRole('textbox', { name: /^Fecha de nacimiento/ }).fill('01/02/1980')
  await expect(page.getByText(/^La persona con documento DNI 31204987 ya está registrada/)).toBeVisible()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('La persona ya es corresidente de este lote.')).toBeInViewport()
  await expect(findDocumentNumber(page)).toBeFocused()
  await findDocumentNumber(page).fill('ABC')
  await expect(page.getByRole('combobox', { name: 'Tipo' })).toHaveValue('OTRO')
  await page.getByRole('textbox', { name: /^Nombre/ }).fill('Ana')
  await page.getByRole('textbox', { name: /^Apellido/ }).fill('Paz')
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('El propietario se guardó satisfactoriamente.')).toBeVisible()
})

test('shows the data of a tenant in a read-only form if the signed-in tenant may not edit the lot', async ({
  page,
}) => {
  await signIn(page, 'tenant', '/manageproperty/203?tab=inquilinos')
  const tenant = findRow(page, /inquilino@demo\.ar/)
  await expect(tenant.getByRole('button', { name: /^Remover/ })).toHaveAccessibleDescription(
    /^Actualmente no tenés habilitada/,
  )
  await tenant.getByRole('button', { name: /^Ver detalles/ }).click()
  await expect(page.getByRole('heading', { name: 'Datos del inquilino' })).toBeVisible()
  await expect(page.getByText(/^Actualmente no tenés habilitada/)).toBeVisible()
  await expect(page.getByRole('textbox', { name: /^Email/ })).toBeDisabled()
  await expect(page.getByRole('button', { name: 'Guardar' })).toBeHidden()
  await page.getByRole('button', { name: 'Volver a la lista' }).click()
  await expect(tenant).toBeVisible()
})
