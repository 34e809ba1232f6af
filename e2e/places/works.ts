import type { Page } from '@playwright/test'
import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { Place } from './place'

const open = async (page: Page, address: string, account: DemoAccountName = 'workManager') => {
  await signIn(page, account, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const ofWork = (name: string, search: string, sign: string, account?: DemoAccountName): Place => ({
  name: `a work: ${name}`,
  open: async (page) => {
    await open(page, `/construction/501${search}`, account)
    await expect(page.getByText(sign).first()).toBeVisible()
  },
})

const folder = async (page: Page, name: string) => {
  await open(page, '/construction/501?tab=documentacion')
  await page.getByRole('link', { name: `Carpeta ${name}` }).click()
  await expect(page.getByRole('heading', { name, level: 2 })).toBeVisible()
}

/** The list of works, and what one shows by itself; its people and groups have places of their own. */
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
  ofWork('its data', '', 'Datos de la obra'),
  ofWork('its data, for a resident', '', 'Datos de la obra', 'resident'),
  ofWork('movements', '?tab=movimientos', 'Vía Salida'),
  ofWork('movements of who stayed too long', '?tab=movimientos&excedido=true', 'Fuera de horario'),
  ofWork('no movements', '?tab=movimientos&nombre=nadie', 'No hay resultados'),
  ofWork('documents', '?tab=documentacion', 'Actas de inspección'),
  {
    name: 'a work: a folder with files',
    open: async (page) => {
      await folder(page, 'Permisos y pólizas')
      await expect(page.getByRole('link', { name: /^Seguro de responsabilidad civil/ })).toBeVisible()
    },
  },
  {
    name: 'a work: an empty folder',
    open: async (page) => {
      await folder(page, 'Actas de inspección')
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
      // What floats over the bar takes room from its buttons: there is enough below, once all of the page is there.
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
