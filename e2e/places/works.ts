import type { Page } from '@playwright/test'
import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { Place } from './place'

const open = async (page: Page, address: string, account: DemoAccountName = 'workManager') => {
  await signIn(page, account, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const createWorkPlace = (
  name: string,
  search: string,
  visibleText: string,
  account?: DemoAccountName,
): Place => ({
  name: `a work: ${name}`,
  open: async (page) => {
    await open(page, `/construction/501${search}`, account)
    await expect(page.getByText(visibleText).first()).toBeVisible()
  },
})

const openFolder = async (page: Page, name: string) => {
  await open(page, '/construction/501?tab=documentacion')
  await page.getByRole('link', { name: `Carpeta ${name}` }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

/** The list of works, and a work without its people and groups, which have their own files. */
export const workPlaces: Place[] = [
  {
    name: 'works',
    open: async (page) => {
      await open(page, '/constructions')
      await expect(page.getByRole('link', { name: 'Ver obra Casa Pérez' })).toBeVisible()
    },
  },
  {
    name: 'works that are not found',
    open: async (page) => {
      await open(page, '/constructions?buscar=ninguna')
      await expect(page.getByText('No hay obras.')).toBeVisible()
    },
  },
  {
    name: 'works that cannot be read',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listWorks', status: 500 }] })
      await open(page, '/constructions')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  createWorkPlace('its data', '', 'Datos de la obra'),
  createWorkPlace('its data, for a resident', '', 'Datos de la obra', 'resident'),
  createWorkPlace('movements', '?tab=movimientos', 'Vía Salida'),
  createWorkPlace('movements of who stayed too long', '?tab=movimientos&excedido=true', 'Fuera de horario'),
  createWorkPlace('no movements', '?tab=movimientos&nombre=nadie', 'No hay resultados'),
  createWorkPlace('documents', '?tab=documentacion', 'Actas de inspección'),
  {
    name: 'a work: a folder with files',
    open: async (page) => {
      await openFolder(page, 'Permisos y pólizas')
      await expect(page.getByRole('link', { name: /^Seguro de responsabilidad civil/ })).toBeVisible()
    },
  },
  {
    name: 'a work: an empty folder',
    open: async (page) => {
      await openFolder(page, 'Actas de inspección')
      await expect(page.getByText('Esta carpeta está vacía.')).toBeVisible()
    },
  },
  {
    name: 'a work: the folders behind a button',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/construction/501?tab=documentacion')
      const button = page.getByRole('button', { name: 'Desplegar documentos' })
      await expect(button).toBeVisible()
      // At the end of the page the demo button does not cover the buttons of the bar.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await button.click()
      await expect(page.getByRole('treeitem', { name: 'Versiones anteriores' })).toBeVisible()
    },
  },
  {
    name: 'a work that is not there',
    open: async (page) => {
      await open(page, '/construction/999999')
      await expect(page.getByRole('heading', { name: 'No encontramos esta obra' })).toBeVisible()
    },
  },
]
