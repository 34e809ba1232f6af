import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const groupsAddress = '/construction/501?tab=autorizaciones'

const open = async (page: Page, moreParameters = '') => {
  await signIn(page, 'resident', `${groupsAddress}${moreParameters}`)
}

/** The group authorizations of a work. */
export const workGroupStates: ScreenState[] = [
  {
    name: 'a work: groups',
    open: async (page) => {
      await open(page)
      await expect(page.getByRole('listitem', { name: 'Pintura' })).toBeVisible()
    },
  },
  {
    name: 'a work: active and inactive groups, page 2, with the workers of one group',
    open: async (page) => {
      await open(page, '&inactivas=true&pagina=2')
      await page.getByText('7 trabajadores').click()
      await expect(page.getByText('Zoilo Ávila')).toBeVisible()
    },
  },
  {
    name: 'a work: the form of a new group, with errors',
    open: async (page) => {
      await open(page, '&vista=nueva')
      await page.getByRole('textbox', { name: /^Fecha de fin/ }).fill('31-12-2026')
      await page.getByRole('button', { name: 'Crear autorización' }).click()
      await expect(page.getByText('Ingresá el título.').first()).toBeVisible()
    },
  },
  {
    name: 'a work: the form of a group, with the open list of workers',
    open: async (page) => {
      await open(page, '&vista=editar&id=801')
      await page.getByRole('combobox', { name: /^Trabajadores/ }).click()
      await expect(page.getByRole('option', { name: /Gladys Cárdenas/ })).toBeVisible()
    },
  },
  {
    name: 'a work: the question before the removal of a group',
    open: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Remover: Pintura' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
]
