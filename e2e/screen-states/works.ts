import type { Page } from '@playwright/test'
import type { DemoAccountName } from '../../src/demo/accounts'
import { expect, signIn } from '../fixtures'
import type { ScreenState } from './screen-state'

const open = async (page: Page, address: string, account: DemoAccountName = 'workManager') => {
  await signIn(page, account, address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const createWorkState = (
  name: string,
  search: string,
  visibleText: string,
  account?: DemoAccountName,
): ScreenState => ({
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

/** The list of works, and the tabs of a work with its data, movements and documents. */
export const workStates: ScreenState[] = [
  {
    name: 'works',
    open: async (page) => {
      await open(page, '/constructions')
      await expect(page.getByRole('link', { name: 'Ver obra Casa Pérez' })).toBeVisible()
    },
  },
  {
    name: 'works: no results',
    open: async (page) => {
      await open(page, '/constructions?buscar=ninguna')
      await expect(page.getByText('No hay obras.')).toBeVisible()
    },
  },
  {
    name: 'works that fail to load',
    open: async (page, mock) => {
      await mock.settings({ faults: [{ operationId: 'listWorks', status: 500 }] })
      await open(page, '/constructions')
      await expect(page.getByRole('button', { name: 'Reintentar' })).toBeVisible()
    },
  },
  createWorkState('data', '', 'Datos de la obra'),
  createWorkState('data, shown to a resident', '', 'Datos de la obra', 'resident'),
  createWorkState('movements', '?tab=movimientos', 'Vía Salida'),
  createWorkState(
    'movements of people who stayed too long',
    '?tab=movimientos&excedido=true',
    'Fuera de horario',
  ),
  createWorkState('no movements', '?tab=movimientos&nombre=nadie', 'No hay resultados'),
  createWorkState('documents', '?tab=documentacion', 'Actas de inspección'),
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
    name: 'a work: the popover with the folders on a phone',
    open: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await open(page, '/construction/501?tab=documentacion')
      const button = page.getByRole('button', { name: 'Desplegar documentos' })
      await expect(button).toBeVisible()
      // Scrolls to the end of the page, where the demo button does not cover the buttons of the bar.
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
      await button.click()
      await expect(page.getByRole('treeitem', { name: 'Versiones anteriores' })).toBeVisible()
    },
  },
  {
    name: 'a missing work',
    open: async (page) => {
      await open(page, '/construction/999999')
      await expect(page.getByRole('heading', { name: 'No encontramos esta obra' })).toBeVisible()
    },
  },
]
