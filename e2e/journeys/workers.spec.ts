import type { Page } from '@playwright/test'
import { alone, expect, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { tabTo } from '../tab-to'

const roster = '/construction/501?tab=nomina'
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const rowOf = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const count = (page: Page) => page.getByText(/personas?\/trabajador/)

test('a resident who manages the work finds somebody, takes them on, changes and removes them', async ({
  page,
}) => {
  await signIn(page, 'resident', roster)
  await expect(count(page)).toHaveText('25 personas/trabajadores')
  await page.getByRole('button', { name: 'Agregar trabajador' }).click()
  await page.reload()
  const adding = dialog(page, 'Agregar trabajador')
  await adding.getByRole('combobox', { name: /^Persona/ }).fill('33444777')
  await page.getByRole('option', { name: /33444777/ }).click()
  await adding.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText('Se ha creado el trabajador con éxito')).toBeVisible()
  await expect(adding).toBeHidden()
  await expect(count(page)).toHaveText('26 personas/trabajadores')
  expect(new URL(page.url()).search).toBe('?tab=nomina')

  const row = rowOf(page, 'Domínguez, Rocío')
  await expect(row).toContainText('No está en ninguna autorización.')
  await row.getByRole('button', { name: /^Editar/ }).click()
  await dialog(page, 'Editar estado').getByRole('radio', { name: 'No vigente' }).check()
  await page.evaluate(() => history.back())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(dialog(page, 'Editar estado')).toBeHidden()
  await row.getByRole('button', { name: /^Editar/ }).click()
  await dialog(page, 'Editar estado').getByRole('radio', { name: 'No vigente' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se ha actualizado el trabajador con éxito')).toBeVisible()
  await expect(row).toContainText('No Vigente')

  await row.getByRole('button', { name: /^Remover/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Remover Trabajador' })
  await expect(question).toContainText('Rocío Domínguez')
  await question.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  await expect(count(page)).toHaveText('25 personas/trabajadores')
})

test('who only manages the work registers somebody new, by keyboard alone', async ({ page }) => {
  await signIn(page, 'workManager', roster)
  await tabTo(page, page.getByRole('button', { name: 'Registrar nuevo trabajador' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: /Número de documento/ }))
  await page.keyboard.type('24816305')
  await page.keyboard.press('Enter')
  const name = page.getByRole('textbox', { name: /^Nombre/ })
  await expect(name).toBeFocused()
  await page.keyboard.type('Ramón')
  await tabTo(page, page.getByRole('textbox', { name: /^Apellido/ }))
  await page.keyboard.type('Ñáñez')
  await tabTo(page, page.getByRole('radio', { name: /Masculino|Femenino/ }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Agregar', exact: true }))
  await page.keyboard.press('Enter')
  // Who it is stands there; only the state is left to be told.
  await expect(page.getByRole('radio', { name: 'Vigente', exact: true })).toBeFocused()
  await expect(page.getByRole('combobox', { name: /^Persona/ })).toHaveValue('RAMÓN ÑÁÑEZ - 24816305')
  await tabTo(page, page.getByRole('button', { name: 'Agregar', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se ha creado el trabajador con éxito')).toBeVisible()
  await expect(count(page)).toHaveText('26 personas/trabajadores')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar en la nómina por DNI' }))
  await page.keyboard.type('24816305')
  const row = rowOf(page, 'ÑÁÑEZ, RAMÓN')
  await expect(count(page)).toHaveText('1 persona/trabajador')
  await tabTo(page, row.getByRole('button', { name: /^Remover/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remover Trabajador' })
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  await expect(page.getByText('No hay resultados', { exact: true })).toBeVisible()
})

test('somebody else removes the worker meanwhile: the question says so, and the roster is the true one', async ({
  page,
  context,
}) => {
  await signIn(page, 'resident', roster)
  await rowOf(page, 'Acuña, Aníbal')
    .getByRole('button', { name: /^Remover/ })
    .click()
  const other = await context.newPage()
  await other.goto(roster)
  await rowOf(other, 'Acuña, Aníbal')
    .getByRole('button', { name: /^Remover/ })
    .click()
  await other.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(other.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remover' }).click()
  await expect(question).toContainText('Otra persona ya removió a Aníbal Acuña de la nómina.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(count(page)).toHaveText('24 personas/trabajadores')
})

/** How long the page may keep somebody waiting, on a machine four times as slow. */
const mostMs = 100

test('a roster of five hundred is searched and paged at once', alone, async ({ page, mock, mockUrl }) => {
  // In the demo the page's thread is the backend's too.
  test.skip(mockUrl === undefined)
  test.setTimeout(180_000)
  await mock.reset({ scenario: 'large' })
  await signIn(page, 'resident', roster)
  await expect(count(page)).toHaveText('500 personas/trabajadores', { timeout: 60_000 })
  const heads = page.getByRole('rowheader')
  const document = (await page.getByRole('row').nth(1).getByRole('cell').first().textContent()) ?? ''
  const digits = /\d{7,}/.exec(document)?.[0] ?? ''

  await expectShortTasks(page, { what: 'a roster searched and paged', ms: mostMs, slowdown: 4 }, async () => {
    for (let turns = 0; turns < 3; turns += 1) {
      const first = await heads.first().textContent()
      await page.getByRole('button', { name: 'Página siguiente' }).click()
      await expect(heads.first()).not.toHaveText(first ?? '')
    }
    const box = page.getByRole('searchbox', { name: 'Buscar en la nómina por DNI' })
    await box.pressSequentially(digits, { delay: 60 })
    await expect(heads).toHaveCount(1)
    await box.fill('')
    await expect(heads).toHaveCount(10)
  })
})
