import type { Page } from '@playwright/test'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const openList = async (page: Page, search = '') => {
  await signIn(page, 'workManager', `/submissions${search}`)
  await expect(page.getByRole('rowheader').first()).toBeAttached()
}

/** The list of submissions, and its drawers. */
export const submissionStates: ScreenState[] = [
  { name: 'insurance submissions', open: (page) => openList(page) },
  { name: 'background-check submissions', open: (page) => openList(page, '?tipo=antecedentes') },
  {
    name: 'submissions: no results',
    open: async (page) => {
      await signIn(page, 'workManager', '/submissions?poliza=nada')
      await expect(page.getByText('No hay resultados.')).toBeVisible()
    },
  },
  {
    name: 'submissions: the reason of a rejection',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Rechazado', exact: true }).first().click()
      await expect(page.getByRole('tooltip')).toBeVisible()
    },
  },
  {
    name: 'an insurance submission',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Ver detalle póliza 1187730' }).click()
      await expect(page.getByText('4 personas')).toBeVisible()
    },
  },
  {
    name: 'a background-check submission',
    open: async (page) => {
      await openList(page, '?tipo=antecedentes')
      await page
        .getByRole('button', { name: /^Ver detalle/ })
        .nth(1)
        .click()
      await expect(page.getByRole('dialog').getByText('3 personas')).toBeVisible()
    },
  },
  {
    name: 'a missing submission',
    open: async (page) => {
      await openList(page, '?vista=detalle&id=999999')
      await expect(page.getByText('No encontramos esta presentación')).toBeVisible()
    },
  },
  {
    name: 'the form of an insurance submission, with errors',
    open: async (page) => {
      await openList(page)
      await page.getByRole('button', { name: 'Editar póliza 1187730' }).click()
      await page.getByRole('textbox', { name: /^Número de Póliza/ }).fill('')
      await page.getByRole('button', { name: 'Guardar cambios' }).click()
      await expect(page.getByText('Por favor ingrese número de póliza').first()).toBeVisible()
    },
  },
  {
    name: 'the form of an entry of a background-check submission',
    open: async (page) => {
      await openList(page, '?tipo=antecedentes')
      await page
        .getByRole('button', { name: /^Editar presentación/ })
        .nth(1)
        .click()
      await page.getByRole('button', { name: 'Editar Jonathan Bogado' }).click()
      await expect(page.getByRole('textbox', { name: /^Fecha de inicio/ })).toBeVisible()
    },
  },
]
