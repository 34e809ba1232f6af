import type { Page } from '@playwright/test'
import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const open = async (page: Page, moreParameters = '', account: DemoAccountName = 'resident') => {
  await signIn(page, account, `/construction/501?tab=responsables${moreParameters}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}
const findPersonSearch = (page: Page) => page.getByRole('combobox', { name: /^Buscar persona por DNI/ })

/** The managers of a work, and their dialogs. */
export const workManagerStates: ScreenState[] = [
  {
    name: 'a work: managers',
    open: async (page) => {
      await open(page)
      await expect(page.getByRole('button', { name: /^Reenviar/ }).first()).toBeVisible()
    },
  },
  {
    name: 'a work: managers, shown to a work manager',
    open: async (page) => {
      await open(page, '', 'workManager')
      await expect(page.getByRole('rowheader', { name: 'Montes' })).toBeVisible()
    },
  },
  {
    name: 'a work: managers that fail to load',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listWorkManagers', status: 500 }] })
      await open(page)
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  {
    name: 'a work: the search for a manager',
    open: async (page) => {
      await open(page, '&vista=nuevo')
      await findPersonSearch(page).fill('3099')
      await expect(page.getByRole('option', { name: /Juana Pérez/ })).toBeVisible()
    },
  },
  {
    name: 'a work: the form that adds a registered person as a manager',
    open: async (page) => {
      await open(page, '&vista=nuevo')
      await findPersonSearch(page).fill('30999888')
      await page.getByRole('option', { name: /Juana Pérez/ }).click()
      await expect(page.getByRole('textbox', { name: /^Nombre/ })).toBeDisabled()
    },
  },
  {
    name: 'a work: the form that adds a new person as a manager, with errors',
    open: async (page) => {
      await open(page, '&vista=nuevo')
      await page.getByRole('button', { name: 'Registrar persona nueva' }).click()
      await page.getByRole('button', { name: 'Agregar', exact: true }).click()
      await expect(page.getByText('Por favor seleccione el género').first()).toBeVisible()
    },
  },
  {
    name: 'a work: a manager whose email could not be saved',
    open: async (page, mock) => {
      await open(page, '&vista=nuevo')
      await findPersonSearch(page).fill('30999888')
      await page.getByRole('option', { name: /Juana Pérez/ }).click()
      await mock.settings({ faults: [{ operationId: 'updateWorkManagerPerson', status: 500 }] })
      await page.getByRole('textbox', { name: /^Email/ }).fill('juana@example.com')
      await page.getByRole('button', { name: 'Agregar', exact: true }).click()
      await expect(page.getByText('Falta guardar su email y su teléfono.')).toBeVisible()
    },
  },
  {
    name: 'a work: the form of a manager, with an error',
    open: async (page) => {
      await open(page, '&vista=editar&id=603')
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText('Por favor seleccione el estado del responsable')).toBeVisible()
    },
  },
  {
    name: 'a work: the form of the manager who is the signed-in user',
    open: async (page) => {
      await open(page, '&vista=editar&id=601')
      await expect(page.getByRole('dialog').getByText('No se puede editar a sí mismo.')).toBeVisible()
    },
  },
  {
    name: 'a work: the dialog that invites a manager who has no email, with an error',
    open: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Enviar invitación a Emeterio Aguiñaga' }).click()
      await page.getByRole('dialog').getByRole('button', { name: 'Enviar' }).click()
      await expect(page.getByText('El email no es válido')).toBeVisible()
    },
  },
]
