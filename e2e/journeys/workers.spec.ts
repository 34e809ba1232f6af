import type { Page } from '@playwright/test'
import { expect, isolatedTag, signIn, test } from '../fixtures'
import { expectShortTasks } from '../longest-task'
import { tabTo } from '../tab-to'

const rosterAddress = '/construction/501?tab=nomina'
const findDialog = (page: Page, name: string) => page.getByRole('dialog', { name })
const findRow = (page: Page, name: string) =>
  page.getByRole('row').filter({ has: page.getByRole('rowheader', { name }) })
const findWorkerCount = (page: Page) => page.getByText(/personas?\/trabajador/)

test('finds, adds, edits and removes a worker as a resident who manages the work', async ({ page }) => {
  await signIn(page, 'resident', rosterAddress)
  await expect(findWorkerCount(page)).toHaveText('25 personas/trabajadores')
  await page.getByRole('button', { name: 'Agregar trabajador' }).click()
  await page.reload()
  const addDialog = findDialog(page, 'Agregar trabajador')
  await addDialog.getByRole('combobox', { name: /^Persona/ }).fill('33444777')
  await page.getByRole('option', { name: /33444777/ }).click()
  await addDialog.getByRole('button', { name: 'Agregar' }).click()
  await expect(page.getByText('Se ha creado el trabajador con éxito')).toBeVisible()
  await expect(addDialog).toBeHidden()
  await expect(findWorkerCount(page)).toHaveText('26 personas/trabajadores')
  expect(new URL(page.url()).search).toBe('?tab=nomina')

  const row = findRow(page, 'Domínguez, Rocío')
  await expect(row).toContainText('No está en ninguna autorización.')
  await row.getByRole('button', { name: /^Editar/ }).click()
  await findDialog(page, 'Editar estado').getByRole('radio', { name: 'No vigente' }).check()
  await page.evaluate(() => history.back())
  await page.getByRole('alertdialog').getByRole('button', { name: 'Salir sin guardar' }).click()
  await expect(findDialog(page, 'Editar estado')).toBeHidden()
  await row.getByRole('button', { name: /^Editar/ }).click()
  await findDialog(page, 'Editar estado').getByRole('radio', { name: 'No vigente' }).check()
  await page.getByRole('button', { name: 'Guardar' }).click()
  await expect(page.getByText('Se ha actualizado el trabajador con éxito')).toBeVisible()
  await expect(row).toContainText('No Vigente')

  await row.getByRole('button', { name: /^Remover/ }).click()
  const question = page.getByRole('alertdialog', { name: 'Remover Trabajador' })
  await expect(question).toContainText('Rocío Domínguez')
  await question.getByRole('button', { name: 'Remover' }).click()
  await expect(page.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  await expect(findWorkerCount(page)).toHaveText('25 personas/trabajadores')
})

test('registers and removes a new worker by keyboard alone as a manager who is no resident', async ({
  page,
}) => {
  await signIn(page, 'workManager', rosterAddress)
  await tabTo(page, page.getByRole('button', { name: 'Registrar nuevo trabajador' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: /Número de documento/ }))
  await page.keyboard.type('24816305')
  await page.keyboard.press('Enter')
  const nameField = page.getByRole('textbox', { name: /^Nombre/ })
  await expect(nameField).toBeFocused()
  await page.keyboard.type('Ramón')
  await tabTo(page, page.getByRole('textbox', { name: /^Apellido/ }))
  await page.keyboard.type('Ñáñez')
  await tabTo(page, page.getByRole('radio', { name: /Masculino|Femenino/ }))
  await page.keyboard.press('ArrowRight')
  await tabTo(page, page.getByRole('button', { name: 'Agregar', exact: true }))
  await page.keyboard.press('Enter')
  // The form that adds a worker contains the new person already, so only the status is missing.
  await expect(page.getByRole('radio', { name: 'Vigente', exact: true })).toBeFocused()
  await expect(page.getByRole('combobox', { name: /^Persona/ })).toHaveValue('RAMÓN ÑÁÑEZ - 24816305')
  await tabTo(page, page.getByRole('button', { name: 'Agregar', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se ha creado el trabajador con éxito')).toBeVisible()
  await expect(findWorkerCount(page)).toHaveText('26 personas/trabajadores')
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true)

  await tabTo(page, page.getByRole('searchbox', { name: 'Buscar en la nómina por nombre o DNI' }))
  await page.keyboard.type('24816305')
  const row = findRow(page, 'ÑÁÑEZ, RAMÓN')
  await expect(findWorkerCount(page)).toHaveText('1 persona/trabajador')
  await tabTo(page, row.getByRole('button', { name: /^Remover/ }))
  await page.keyboard.press('Enter')
  const question = page.getByRole('alertdialog', { name: 'Remover Trabajador' })
  await expect(question.getByRole('button', { name: 'Cancelar' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  await expect(page.getByText('No hay resultados', { exact: true })).toBeVisible()
})

test('reports that a worker has already been removed in a second tab, and refreshes the roster', async ({
  page,
  context,
}) => {
  await signIn(page, 'resident', rosterAddress)
  await findRow(page, 'Acuña, Aníbal')
    .getByRole('button', { name: /^Remover/ })
    .click()
  const secondTab = await context.newPage()
  await secondTab.goto(rosterAddress)
  await findRow(secondTab, 'Acuña, Aníbal')
    .getByRole('button', { name: /^Remover/ })
    .click()
  await secondTab.getByRole('alertdialog').getByRole('button', { name: 'Remover' }).click()
  await expect(secondTab.getByText('Se removió al trabajador con éxito.')).toBeVisible()
  const question = page.getByRole('alertdialog')
  await question.getByRole('button', { name: 'Remover' }).click()
  await expect(question).toContainText('Otra persona ya removió a Aníbal Acuña de la nómina.')
  await question.getByRole('button', { name: 'Cancelar' }).click()
  await expect(findWorkerCount(page)).toHaveText('24 personas/trabajadores')
})

/** The maximum duration, in milliseconds, of a task of the page in a browser that is slowed down by the factor four. */
const longestTaskMs = 100

test(
  'searches and pages a roster of five hundred workers without a long task',
  isolatedTag,
  async ({ page, mock }) => {
    test.setTimeout(180_000)
    await mock.reset({ scenario: 'large' })
    await signIn(page, 'resident', rosterAddress)
    await expect(findWorkerCount(page)).toHaveText('500 personas/trabajadores', { timeout: 60_000 })
    const rowHeaders = page.getByRole('rowheader')
    await page
      .getByRole('button', { name: /^Documento .*: mostrar$/ })
      .first()
      .click()
    const shownDocument = page.getByRole('button', { name: /^Documento .*: ocultar$/ })
    const documentNumber = (await shownDocument.textContent()) ?? ''

    const prepare = async () => {
      await page.goto(rosterAddress)
      await expect(findWorkerCount(page)).toHaveText('500 personas/trabajadores', { timeout: 60_000 })
    }
    await expectShortTasks(
      page,
      { label: 'a roster searched and paged', ms: longestTaskMs, slowdown: 4, runs: 4, prepare },
      async () => {
        for (let pageIndex = 0; pageIndex < 3; pageIndex += 1) {
          const firstName = await rowHeaders.first().textContent()
          await page.getByRole('button', { name: 'Página siguiente' }).click()
          await expect(rowHeaders.first()).not.toHaveText(firstName ?? '')
        }
        const searchField = page.getByRole('searchbox', { name: 'Buscar en la nómina por nombre o DNI' })
        await searchField.pressSequentially(documentNumber, { delay: 60 })
        await expect(rowHeaders).toHaveCount(1)
        await searchField.fill('')
        await expect(rowHeaders).toHaveCount(10)
      },
    )
  },
)
