import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const open = async (page: Page, moreParameters = '') => {
  await signIn(page, 'resident', `/construction/501?tab=nomina${moreParameters}`)
  await expect(page.getByRole('rowheader').first()).toBeAttached()
}

/** The roster of a work, and its dialogs. */
export const workerStates: ScreenState[] = [
  { name: 'roster', open: (page) => open(page) },
  {
    name: 'roster: the next days',
    open: async (page) => {
      await open(page, '&modo=dias')
      await page.getByRole('rowheader').first().focus()
      await page.keyboard.press('End')
      await expect(page.getByRole('gridcell', { name: /: no entra\./ }).last()).toBeFocused()
    },
  },
  {
    name: 'roster: help',
    open: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Ayuda sobre la nómina' }).click()
      await expect(page.getByRole('dialog', { name: 'Ayuda sobre la nómina' })).toBeVisible()
    },
  },
  {
    name: 'roster: no results',
    open: async (page) => {
      await signIn(page, 'resident', '/construction/501?tab=nomina&dni=99999999')
      await expect(page.getByText('No hay resultados')).toBeVisible()
    },
  },
  {
    name: 'roster: the form that adds a worker, for a person who is a worker already',
    open: async (page) => {
      await open(page, '&vista=agregar')
      await page.getByRole('combobox', { name: /^Persona/ }).fill('26418073')
      await page.getByRole('option', { name: /26418073/ }).click()
      await expect(
        page
          .getByRole('dialog')
          .getByText(/ya se encuentra registrado/)
          .first(),
      ).toBeVisible()
    },
  },
  {
    name: 'roster: the form of a new person',
    open: async (page) => {
      await open(page, '&vista=registrar')
      await page.getByRole('textbox', { name: /Número de documento/ }).fill('24816305')
      await page.getByRole('button', { name: 'Siguiente', exact: true }).click()
      await expect(page.getByRole('textbox', { name: /^Apellido/ })).toBeVisible()
    },
  },
  {
    name: 'roster: the form of a worker, with an error',
    open: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Editar Llanos, Ovidio' }).click()
      await page.getByRole('button', { name: 'Guardar' }).click()
      await expect(page.getByText('Por favor seleccione el estado del trabajador.').first()).toBeVisible()
    },
  },
  {
    name: 'roster: the question before the removal of a worker',
    open: async (page) => {
      await open(page)
      await page.getByRole('button', { name: 'Remover Acuña, Aníbal' }).click()
      await expect(page.getByRole('alertdialog')).toBeVisible()
    },
  },
  {
    name: 'roster that fails to load',
    open: async (page, mock) => {
      await mock.settings({
        faults: [
          { operationId: 'listWorkers', status: 500 },
          { operationId: 'listGroupAuthorizations', status: 500 },
        ],
      })
      await signIn(page, 'resident', '/construction/501?tab=nomina')
      await expect(page.getByRole('button', { name: 'Reintentar' }).first()).toBeVisible()
    },
  },
]
