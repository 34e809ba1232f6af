import type { Page } from '@playwright/test'
import { expect, signIn, test } from '../fixtures'
import { isTooWide } from '../is-too-wide'
import { restTag } from '../scope'
import { tabTo } from '../tab-to'

const groupsAddress = '/construction/501?tab=autorizaciones'
const pressButton = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const findTextbox = (page: Page, name: RegExp) => page.getByRole('textbox', { name })
const findCombobox = (page: Page, name: RegExp) => page.getByRole('combobox', { name })

// The tests begin on Monday, 16 March 2026. A group may enter only on days from Monday to Friday.
for (const account of ['resident', 'workManager'] as const) {
  const scopeTag = account === 'resident' ? {} : restTag
  test(
    `authorizes, edits and removes a group on a phone as the ${account}`,
    scopeTag,
    async ({ page, mock }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await signIn(page, account, groupsAddress)
      await pressButton(page, 'Nueva Autorización de Grupo de Obra')
      const countBefore = (await mock.state()).counts.workGroups ?? 0

      // The form reports a past date at the date field, and keeps the title.
      await findTextbox(page, /^Título/).fill('Yesería y pintura fina')
      await findTextbox(page, /^Fecha de fin/).fill('15-03-2026')
      await pressButton(page, 'Crear autorización')
      await expect(findTextbox(page, /^Fecha de fin/)).toBeFocused()
      await expect(page.getByText('La fecha de fin no puede ser anterior a hoy.')).toBeVisible()
      expect(await isTooWide(page)).toBe(false)

      await findTextbox(page, /^Fecha de fin/).fill('20-03-2026')
      await page.getByLabel('Todos los días').check()
      await findCombobox(page, /^Hora de inicio/).selectOption('08:15')
      await findCombobox(page, /^Trabajadores/).fill('40628193')
      await page.getByRole('option', { name: /Lucía Núñez/ }).click()
      await page.keyboard.press('Escape')
      await pressButton(page, 'Crear autorización')
      await expect(page.getByText('Autorización creada con éxito.')).toBeVisible()
      const card = page.getByRole('listitem', { name: 'Yesería y pintura fina' })
      await expect(card).toContainText('Próxima a vencer')
      await expect(card).toContainText('Vence en 4 días')
      await expect(card).toContainText('Entrada 08:15')
      expect((await mock.state()).counts.workGroups).toBe(countBefore + 1)
      expect(await isTooWide(page)).toBe(false)
      await card.getByText('1 trabajador').click()
      await expect(card.getByRole('row', { name: /Lucía Núñez/ })).toBeVisible()
      expect(await isTooWide(page)).toBe(false)

      // Back closes the dialog and shows the card of the group again.
      await pressButton(page, 'Administrar Autorización: Yesería y pintura fina')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.goBack()
      await expect(page.getByRole('dialog')).toBeHidden()
      await pressButton(page, 'Administrar Autorización: Yesería y pintura fina')
      await page.getByLabel('Autorización activa').uncheck()
      await pressButton(page, 'Guardar')
      await expect(page.getByText('Autorización modificada con éxito.')).toBeVisible()
      await page.getByLabel('Ver también inactivas').check()
      await expect(card).toContainText('No vigente')

      await pressButton(page, 'Remover: Yesería y pintura fina')
      const question = page.getByRole('alertdialog', { name: 'Remover Autorización' })
      await question.getByRole('button', { name: 'Remover' }).click()
      await expect(page.getByText('Se removió la autorización con éxito.')).toBeVisible()
      await expect(card).toBeHidden()
    },
  )

  test(
    `authorizes and removes a group by keyboard alone as the ${account}`,
    scopeTag,
    async ({ page, mock }) => {
      await signIn(page, account, groupsAddress)
      const countBefore = (await mock.state()).counts.groupWorkers ?? 0
      await tabTo(page, page.getByRole('button', { name: 'Nueva Autorización de Grupo de Obra' }))
      await page.keyboard.press('Enter')
      await expect(findTextbox(page, /^Título/)).toBeFocused()
      await page.keyboard.type('Yesería')
      // A new group permits Tuesday to Friday. With Monday, all days that «Todos los días» comprises are selected.
      await tabTo(page, page.getByRole('button', { name: 'lunes' }))
      await page.keyboard.press('Space')
      await expect(page.getByLabel('Todos los días')).toBeChecked()
      await tabTo(page, findCombobox(page, /^Trabajadores/))
      await page.keyboard.type('29473081')
      await expect(page.getByRole('option', { name: /Sandra Zapiola/ })).toBeVisible()
      await page.keyboard.press('Enter')
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toBeVisible()
      await tabTo(page, page.getByRole('button', { name: 'Crear autorización' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Autorización creada con éxito.')).toBeVisible()
      await expect(page.getByRole('listitem', { name: 'Yesería' })).toContainText('1 trabajador')
      expect((await mock.state()).counts.groupWorkers).toBe(countBefore + 1)

      await tabTo(page, page.getByRole('button', { name: 'Administrar Autorización: Yesería' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('button', { name: 'Administrar Autorización: Yesería' })).toBeFocused()
      await tabTo(page, page.getByRole('button', { name: 'Remover: Yesería' }))
      await page.keyboard.press('Enter')
      await expect(page.getByRole('alertdialog').getByRole('button', { name: 'Cancelar' })).toBeFocused()
      await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remover' }))
      await page.keyboard.press('Enter')
      await expect(page.getByText('Se removió la autorización con éxito.')).toBeVisible()
    },
  )
}
